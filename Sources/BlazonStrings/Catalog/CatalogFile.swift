/// A file of a catalog, as it was read and accepted last.
struct CatalogFile: Sendable {
    /// Relative to the catalog's directory: `en.lproj/Localizable.strings`.
    let path: String
    /// The table that it belongs to: its name without the extension.
    let table: String
    /// The language of the directory that it lies in; nil for a file that names its languages itself.
    let language: TableLanguage?
    let bytes: [UInt8]
    let parsed: ParsedFile
    /// The words by language, ready to be filled. A duplicate key has its last value.
    let words: [TableLanguage: CatalogWords]

    /// Reads a file.
    ///
    /// - Parameter development: Whose plural rules apply to words in `Base`.
    init(path: String, table: String, language: TableLanguage?, bytes: [UInt8], development: LanguageTag?) {
        self.init(
            path: path,
            table: table,
            language: language,
            bytes: bytes,
            parsed: WordsFile.parse(bytes, path: path),
            development: development
        )
    }

    private init(
        path: String,
        table: String,
        language: TableLanguage?,
        bytes: [UInt8],
        parsed: ParsedFile,
        development: LanguageTag?
    ) {
        self.path = path
        self.table = table
        self.language = language
        self.bytes = bytes
        self.parsed = parsed
        var words: [TableLanguage: CatalogWords] = [:]
        for (language, table) in Self.tables(of: parsed, in: language) {
            let rules = language.tag(development: development)
            words[language] = CatalogWords(table.entries.map { CatalogWord($0, language: rules) })
        }
        self.words = words
    }

    /// The same file, where the development language is known now.
    func compiled(for development: LanguageTag?) -> CatalogFile {
        CatalogFile(
            path: path,
            table: table,
            language: language,
            bytes: bytes,
            parsed: parsed,
            development: development
        )
    }

    /// The tables in the file by language.
    var tables: [(language: TableLanguage, table: ParsedTable)] { Self.tables(of: parsed, in: language) }

    private static func tables(
        of parsed: ParsedFile,
        in language: TableLanguage?
    ) -> [(language: TableLanguage, table: ParsedTable)] {
        parsed.tables.compactMap { name, table in
            if let language { return (language, table) }
            return TableLanguage(directoryName: name).map { ($0, table) }
        }
    }

    /// `.stringsdict` comes after `.strings`, whose words it replaces; `.xcstrings` comes last.
    var rank: Int {
        switch path.lowercased().split(separator: ".").last {
        case "strings": 0
        case "stringsdict": 1
        default: 2
        }
    }
}

extension TableLanguage {
    /// The language whose plural rules apply: `Base` is in the development language.
    func tag(development: LanguageTag?) -> LanguageTag? {
        switch self {
        case .language(let tag): tag
        case .base: development
        }
    }
}
