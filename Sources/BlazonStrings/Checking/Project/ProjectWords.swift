/// The words of one table in one language, from all files that have some.
package struct ProjectWords: Sendable {
    package let language: TableLanguage
    /// The first of the files.
    package let path: String
    /// Each key once, in the order of the files.
    package private(set) var entries: [PlacedEntry] = []
    private var indices: [StringKey: Int] = [:]

    init(language: TableLanguage, path: String) {
        self.language = language
        self.path = path
    }

    package subscript(key: StringKey) -> PlacedEntry? { indices[key].map { entries[$0] } }

    /// Adds the words of a file, which come before those that are there.
    ///
    /// A comment is kept where the new file has none: it stands in the `.strings` file, and the plural forms elsewhere.
    mutating func override(by table: ParsedTable) {
        for entry in table.entries {
            if let index = indices[entry.key] {
                let comment = entries[index].entry.comment
                entries[index] = PlacedEntry(entry: entry, path: table.path)
                entries[index].entry.comment = entry.comment ?? comment
            } else {
                indices[entry.key] = entries.count
                entries.append(PlacedEntry(entry: entry, path: table.path))
            }
        }
    }

    /// Adds the words that are not there.
    mutating func complete(by words: ProjectWords) {
        for placed in words.entries where indices[placed.entry.key] == nil {
            indices[placed.entry.key] = entries.count
            entries.append(placed)
        }
    }
}
