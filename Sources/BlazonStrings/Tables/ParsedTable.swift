/// What a file says of one table in one language: every key once, in the order of the file.
package struct ParsedTable: Sendable {
    /// The file, as it was given.
    package var path: String
    /// A duplicate key stands at its first place, with its last value.
    package var entries: [StringEntry]

    package init(path: String, entries: [StringEntry] = []) {
        self.path = path
        self.entries = entries
    }
}
