/// A word of a catalog with the types of the arguments that it takes.
///
/// Accessors are generated from files of words; nobody writes these by hand:
///
/// ```swift
/// L10n.localizable.panel.layer()                          // "Layers"
/// L10n.localizable.error.invalidRange(1, 20)              // StringResource<Int, Int>
/// L10n.localizable.error.invalidRange.themed(1, 20)       // the active theme's word, else the plain one
/// L10n.localizable.panel.layer.localized(in: "ja")        // in another language, once
/// Text(L10n.localizable.panel.layer.themed)               // stays a key until it is drawn
/// ```
public struct StringResource<each Argument: StringArgumentConvertible>: Sendable {
    /// What the word is called in its table.
    public let key: String
    /// The table that the key belongs to.
    public let table: String
    /// Where the word is looked up.
    public let catalog: StringCatalog
    /// Whether the active theme's word comes first, where it has one.
    public let isThemed: Bool

    /// What is shown if no file has the word.
    @usableFromInline let development: String

    /// Makes a word.
    ///
    /// - Parameters:
    ///   - key: What it is called in its table.
    ///   - table: The table; `"Localizable"` unless said otherwise.
    ///   - catalog: Where it is looked up.
    ///   - development: The text of the development language, with its format specifiers, for the case that no file can
    ///     be read.
    public init(_ key: String, table: String = "Localizable", in catalog: StringCatalog, development: String) {
        self.init(key, table: table, in: catalog, development: development, isThemed: false)
    }

    // Inlinable like all that stands between a call site and the catalog: a call then copies nothing.
    @inlinable
    init(_ key: String, table: String, in catalog: StringCatalog, development: String, isThemed: Bool) {
        self.key = key
        self.table = table
        self.catalog = catalog
        self.development = development
        self.isThemed = isThemed
    }

    /// The active theme's word where it has one that takes the same arguments, else this one.
    @inlinable public var themed: Self {
        Self(key, table: table, in: catalog, development: development, isThemed: true)
    }

    /// The text at this moment, in the catalog's language and, if asked for, in the words of the active theme.
    ///
    /// It costs less than a tenth of `Bundle.localizedString`, or a fifth with `String(format:)` where numbers are put in.
    @inlinable
    public func callAsFunction(_ argument: repeat each Argument) -> String {
        var arguments: [StringArgument] = []
        repeat arguments.append((each argument).stringArgument)
        return catalog.text(
            of: key,
            table: table,
            arguments: arguments,
            isThemed: isThemed,
            development: development
        )
    }

    /// The word with its arguments, which becomes text when it is drawn.
    public func with(_ argument: repeat each Argument) -> BoundWord {
        var arguments: [StringArgument] = []
        repeat arguments.append((each argument).stringArgument)
        return BoundWord(
            key,
            table: table,
            in: catalog,
            arguments: arguments,
            isThemed: isThemed,
            development: development
        )
    }

    /// The text in another language than the catalog's.
    ///
    /// - Parameters:
    ///   - language: The language; where it lacks the word, the development language's is given.
    ///   - argument: What is put into the text.
    public func localized(in language: LanguageTag, _ argument: repeat each Argument) -> String {
        catalog.text(for: with(repeat each argument), in: language)
    }

    /// The text for a narrow place, where the file of words has one.
    ///
    /// - Parameters:
    ///   - width: How wide the place is, in the units that the file uses: the widest text is given that is meant for it.
    ///   - argument: What is put into the text.
    public func width(_ width: Int, _ argument: repeat each Argument) -> String {
        catalog.text(for: with(repeat each argument), width: width)
    }
}

/// A word that takes no arguments.
///
/// Its name serves in expressions, where Swift reads `StringResource<>` as an operator.
public typealias PlainStringResource = StringResource<>
