/// What came of reading a file of words: its tables, and all that is to be said of it.
///
/// Reading always yields what could be read. Whether that is used in spite of errors is for the caller to decide.
package struct ParsedFile: Sendable {
    /// By language, as the file spells it. A `.strings` or `.stringsdict` file does not say its language: the key is empty.
    package var tables: [String: ParsedTable]
    /// The language that the keys were written in (`.xcstrings`), where the file says so.
    package var sourceLanguage: String?
    /// In the order of their positions.
    package var diagnostics: [StringsDiagnostic]

    package init(
        tables: [String: ParsedTable],
        sourceLanguage: String? = nil,
        diagnostics: [StringsDiagnostic] = []
    ) {
        self.tables = tables
        self.sourceLanguage = sourceLanguage
        self.diagnostics = diagnostics
    }
}
