import BlazonStrings

extension ParsedFile {
    /// Its diagnostics without the path.
    var report: [String] {
        diagnostics.map { "\($0.severity) \($0.position) \($0.message)" }
    }

    /// The entries of the one table of a `.strings` or `.stringsdict` file.
    var entries: [StringEntry] { tables[""]?.entries ?? [] }

    func entries(_ language: String) -> [StringEntry] { tables[language]?.entries ?? [] }

    /// Each key with its text, as `key=text`.
    var texts: [String] { entries.map { "\($0.key.text)=\($0.message.format)" } }

    subscript(key: String) -> StringEntry? {
        entries.first { $0.key == StringKey(key) }
    }

    subscript(key: String, language language: String) -> StringEntry? {
        entries(language).first { $0.key == StringKey(key) }
    }
}

extension WordsFile {
    static func parse(_ text: String, path: String) -> ParsedFile {
        parse(Array(text.utf8), path: path)
    }

    static func strings(_ text: String) -> ParsedFile { parse(text, path: "en.lproj/Localizable.strings") }

    static func xcstrings(_ text: String) -> ParsedFile { parse(text, path: "T.xcstrings") }

    /// A `.stringsdict` file of one dictionary.
    static func stringsdict(_ content: String) -> ParsedFile {
        parse(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(content)</dict></plist>
            """,
            path: "en.lproj/Localizable.stringsdict"
        )
    }
}

extension Message.Variable {
    /// Its forms by the names of their categories.
    var texts: [String: String] {
        Dictionary(uniqueKeysWithValues: forms.map { ($0.key.rawValue, $0.value.text) })
    }
}
