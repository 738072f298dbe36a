/// The ways to words that are compared.
enum StringsKind: String, CaseIterable, Encodable {
    case bundle
    case plain
    case accessor
    case untyped
    case bundleFormat = "bundle-format"
    case twoInts = "two-ints"
    case untypedTwoInts = "untyped-two-ints"
    case themed
    case themedLacking = "themed-lacking"
    case propertyList = "property-list"
    case propertyListFile = "property-list-file"
    case parse
    case catalog
    case unchangedUpdate = "unchanged-update"
    case update

    var title: String {
        switch self {
        case .bundle: "Bundle.localizedString"
        case .plain: "word() of a key made at run time"
        case .accessor: "word() of an accessor"
        case .untyped: "catalog.string(key)"
        case .bundleFormat: "Bundle, String(format:), two Ints"
        case .twoInts: "word(1, 20)"
        case .untypedTwoInts: "catalog.string(key, arguments:), two Ints"
        case .themed: "word.themed()"
        case .themedLacking: "word.themed(), which the theme lacks"
        case .propertyList: "PropertyListSerialization"
        case .propertyListFile: "PropertyListSerialization of a file"
        case .parse: "StringCatalog.words(in:), into a dictionary"
        case .catalog: "StringCatalog(directory:)"
        case .unchangedUpdate: "catalog.update, nothing new"
        case .update: "catalog.update, all values new"
        }
    }

    /// Whether a run is one look-up of each word; else it reads all of them at once.
    var isLookup: Bool {
        switch self {
        case .propertyList, .propertyListFile, .parse, .catalog, .unchangedUpdate, .update: false
        default: true
        }
    }
}
