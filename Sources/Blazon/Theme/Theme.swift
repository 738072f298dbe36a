/// What an interface looks like and which words it uses: colours by role, typed values, a table of words.
///
/// A theme is written once and based on another, of which it says only what differs:
///
/// ```swift
/// extension Theme {
///     static let yumekawaPink = Theme(id: "yumekawa-pink", basedOn: .system, stringTable: "YumekawaTheme") {
///         $0[.accent] = .init(light: "#FF9EC7", dark: "#C2185B")
///         $0[.background] = "#FFF0F6"                     // one value for every variant
///     }
/// }
/// Theme.yumekawaPink.palette(for: .dark)[.accent].hex     // "#C2185B"
/// Theme.yumekawaPink.palette(for: .dark)[.card].hex       // "#424242", from Theme.system
/// ```
///
/// A theme is a value and never changes. Copies share their storage; two themes are equal when their id, table, colours
/// and values are. To keep a theme in a `static let` makes comparing it as cheap as comparing a pointer.
public struct Theme: Sendable, Identifiable {
    let storage: ThemeStorage

    /// Writes a theme down.
    ///
    /// - Parameters:
    ///   - id: Names the theme, for example in settings and snapshots: `"yumekawa-pink"`.
    ///   - base: The theme that answers for all that this one does not mention, and so on down; with nil, the defaults
    ///     of the roles and keys do. The base is copied flat: a chain of any length costs nothing at look-up.
    ///   - stringTable: The table whose words come first while this theme is active; with nil, the base's.
    ///   - define: Sets the roles and values that differ from the base.
    public init(
        id: String,
        basedOn base: Theme? = nil,
        stringTable: String? = nil,
        _ define: (inout Definition) -> Void = { _ in }
    ) {
        var definition = Definition(basedOn: base)
        define(&definition)
        storage = ThemeStorage(
            id: id,
            stringTable: stringTable ?? base?.stringTable,
            colors: definition.colors,
            values: definition.values
        )
    }

    /// What the theme is called.
    public var id: String { storage.id }

    /// The table whose words come before the plain ones where a call site asks for themed words; nil where none does.
    public var stringTable: String? { storage.stringTable }

    /// A value that the theme carries beside its colours.
    ///
    /// - Parameter key: The key's type. A theme that says nothing of it answers with the key's default.
    public subscript<K: Key>(key: K.Type) -> K.Value {
        StyleReads.values.record()
        return storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// The colours of this theme in one variant. The first call for a variant resolves all roles, later ones are free.
    ///
    /// - Parameter variant: Light or dark, standard or increased contrast.
    public func palette(for variant: Variant) -> Palette {
        storage.palette(for: variant)
    }
}

extension Theme: Hashable {
    /// Whether both say the same: id, table, colours and values. Which themes they are based on does not matter.
    public static func == (left: Theme, right: Theme) -> Bool {
        left.storage === right.storage || left.storage.isEqual(to: right.storage)
    }

    /// Feeds the id, which is nearly always enough to tell themes apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

extension Theme: CustomStringConvertible {
    /// The theme's id.
    public var description: String { id }
}
