/// Where the words of a theme are that take the place of the plain ones.
final class ThemedWords: Sendable {
    /// The table that the theme names, for keys of all tables.
    private let table: CatalogTable?
    /// The tables of languages that are the theme's own.
    private let languages: CatalogSnapshot.Tables
    /// Of the store, when the theme was active in it.
    let version: UInt64?

    init(table: CatalogTable?, languages: CatalogSnapshot.Tables, version: UInt64?) {
        self.table = table
        self.languages = languages
        self.version = version
    }

    /// A word as the theme has it; nil where it has none.
    func word(_ key: StringKey, table name: StringKey) -> CatalogWord? {
        table?.word(key) ?? languages[name]?.word(key)
    }
}
