import Blazon
import BlazonStrings
import Foundation

/// All ways to the same words, ready to be taken.
final class StringsBench {
    private static let table = "Localizable"
    private static let themeTable = "SampleTheme"
    /// Words are made where they are called, as generated accessors make them, which are computed properties of literals.
    private static let literal = "Text of the development language"
    private static let english: LanguageTag = "en"

    private let directories: [SampleDirectory]
    /// The file that is read again and again.
    private let file: URL
    private let data: Data
    /// The same keys with other texts.
    private let changedData: Data
    private let bundle: Bundle
    private let catalog: StringCatalog
    /// Its theme has a table with all the words.
    private let themedCatalog: StringCatalog
    /// Its theme has none.
    private let lackingCatalog: StringCatalog
    /// What updates go to, with no theme's table beside it.
    private let replacedCatalog: StringCatalog
    private var isReplaced = false

    private let plainKeys: [String]
    private let formatKeys: [String]
    private let plainWords: [PlainStringResource]
    private let formatWords: [StringResource<Int, Int>]
    private let themedWords: [PlainStringResource]
    private let lackingWords: [PlainStringResource]
    private let accessors: SampleAccessors
    private let numbers = (low: 7, high: 1250)

    init() throws {
        let words = SampleWords(tone: "Plain")
        let plain = try SampleDirectory([Self.table: words])
        let themed = try SampleDirectory([Self.table: words, Self.themeTable: SampleWords(tone: "Dream")])
        guard let bundle = Bundle(path: plain.url.path) else { throw WrongWords("there is no bundle") }
        self.bundle = bundle
        directories = [plain, themed]
        file = plain.file(of: Self.table)
        data = Data(words.file.utf8)
        changedData = Data(SampleWords(tone: "Fresh").file.utf8)

        let theme = Theme(id: "sample", basedOn: .system, stringTable: Self.themeTable)
        catalog = try Self.catalog(of: plain)
        themedCatalog = try Self.catalog(of: themed, theme: theme)
        lackingCatalog = try Self.catalog(of: plain, theme: theme)
        replacedCatalog = try Self.catalog(of: plain)

        // Neighbours in the file are not asked for one after the other: 389 and 1000 have no divisor in common.
        let mixed = (0..<SampleWords.count).map { words.words[$0 * 389 % SampleWords.count] }
        let (plains, formats) = (mixed.filter { !$0.isFormat }, mixed.filter(\.isFormat))
        plainKeys = plains.map(\.key)
        formatKeys = formats.map(\.key)
        let (catalog, themedCatalog, lackingCatalog) = (catalog, themedCatalog, lackingCatalog)
        accessors = SampleAccessors(catalog: catalog)
        plainWords = plains.map { PlainStringResource($0.key, in: catalog, development: $0.text) }
        formatWords = formats.map { StringResource($0.key, in: catalog, development: $0.text) }
        themedWords = plains.map { PlainStringResource($0.key, in: themedCatalog, development: $0.text) }
        lackingWords = plains.map { PlainStringResource($0.key, in: lackingCatalog, development: $0.text) }
    }

    private static func catalog(of directory: SampleDirectory, theme: Theme = .system) throws -> StringCatalog {
        try StringCatalog(
            directory: directory.url,
            development: english,
            languages: [english],
            store: ThemeStore(theme: theme)
        )
    }

    /// How many look-ups a run of a way is; 1 where it reads all words at once.
    func operations(of kind: StringsKind) -> Int { kind.isLookup ? plainKeys.count : 1 }

    /// Goes one way once.
    ///
    /// - Returns: What must be the same for all that do the same, so that no optimizer leaves the work out: for look-ups
    ///   the length of all texts, for the others the number of words.
    func run(_ kind: StringsKind) -> Int {
        switch kind {
        case .bundle:
            length(of: plainKeys) { bundle.localizedString(forKey: $0, value: nil, table: Self.table) }
        case .plain:
            length(of: plainKeys) { PlainStringResource($0, in: catalog, development: Self.literal)() }
        case .accessor:
            (0..<plainKeys.count / SampleAccessors.count).reduce(0) { length, _ in length + accessors.length }
        case .untyped:
            length(of: plainKeys) { catalog.string($0) }
        case .bundleFormat:
            length(of: formatKeys) { key in
                let format = bundle.localizedString(forKey: key, value: nil, table: Self.table)
                return String(format: format, numbers.low, numbers.high)
            }
        case .twoInts:
            length(of: formatKeys) {
                StringResource<Int, Int>($0, in: catalog, development: Self.literal)(numbers.low, numbers.high)
            }
        case .untypedTwoInts:
            length(of: formatKeys) { catalog.string($0, arguments: [.int(numbers.low), .int(numbers.high)]) }
        case .themed:
            length(of: plainKeys) { PlainStringResource($0, in: themedCatalog, development: Self.literal).themed() }
        case .themedLacking:
            length(of: plainKeys) { PlainStringResource($0, in: lackingCatalog, development: Self.literal).themed() }
        case .propertyList:
            Self.count(inPropertyList: data)
        case .propertyListFile:
            (try? Data(contentsOf: file)).map(Self.count(inPropertyList:)) ?? 0
        case .parse:
            parse()
        case .catalog:
            read()
        case .unchangedUpdate:
            update(replacedCatalog, with: isReplaced ? changedData : data)
        case .update:
            replace()
        }
    }

    /// What a run has to give.
    func expected(of kind: StringsKind) -> Int {
        switch kind {
        case .bundle, .plain, .untyped, .themed, .themedLacking:
            SampleWords(tone: "Plain").words.filter { !$0.isFormat }.reduce(0) { $0 + $1.text.utf8.count }
        case .accessor: plainKeys.count * "Plain text of a label, 0".utf8.count
        case .bundleFormat, .twoInts, .untypedTwoInts:
            formatKeys.count * "Plain entry \(numbers.low) of \(numbers.high) in the list".utf8.count
        case .propertyList, .propertyListFile, .parse: SampleWords.count
        case .catalog, .unchangedUpdate, .update: 1
        }
    }

    /// Looks at single texts: lengths would not tell a theme's words from the plain ones.
    func check() throws {
        let word = themedWords[0]
        let texts = [
            (plainWords[0](), "Plain"), (word(), "Plain"),
            (word.themed(), "Dream"), (lackingWords[0].themed(), "Plain"),
            (bundle.localizedString(forKey: plainKeys[0], value: nil, table: Self.table), "Plain"),
        ]
        for (text, tone) in texts where !text.hasPrefix(tone + " ") { throw WrongWords("'\(text)' is not \(tone)") }
        let format = bundle.localizedString(forKey: formatKeys[0], value: nil, table: Self.table)
        let text = formatWords[0](numbers.low, numbers.high)
        let filled = String(format: format, numbers.low, numbers.high)
        guard text == filled else { throw WrongWords("'\(text)' is not '\(filled)'") }
    }

    @inline(__always)
    private func length(of keys: [String], text: (String) -> String) -> Int {
        var length = 0
        for key in keys { length += text(key).utf8.count }
        return length
    }

    private static func count(inPropertyList data: Data) -> Int {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return (list as? [String: String])?.count ?? 0
    }

    private func parse() -> Int {
        guard let words = try? StringCatalog.words(in: data) else { return 0 }
        return Dictionary(words.lazy.map { ($0.key, $0.text) }) { $1 }.count
    }

    /// - Returns: 1 if there was nothing wrong.
    private func read() -> Int {
        guard let catalog = try? Self.catalog(of: directories[0]) else { return 0 }
        return catalog.diagnostics.isEmpty ? 1 : 0
    }

    /// - Returns: 1 if the other texts are there.
    private func replace() -> Int {
        isReplaced.toggle()
        guard update(replacedCatalog, with: isReplaced ? changedData : data) == 1 else { return 0 }
        return replacedCatalog.string(plainKeys[0]).hasPrefix(isReplaced ? "Fresh" : "Plain") ? 1 : 0
    }

    private func update(_ catalog: StringCatalog, with data: Data) -> Int {
        do {
            try catalog.update(table: Self.table, language: Self.english, with: data)
            return 1
        } catch {
            return 0
        }
    }
}

/// Words that are not what they have to be.
struct WrongWords: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
