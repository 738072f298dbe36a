/// What a project says of one key in one language, and in which file.
package struct PlacedEntry: Sendable {
    package var entry: StringEntry
    package var path: String

    /// Where a problem of the text is shown: at its key, unless the key has the texts of all languages after it.
    var textPosition: SourcePosition {
        path.lowercased().hasSuffix(".xcstrings") ? entry.valuePosition : entry.position
    }

    func error(_ message: String) -> StringsDiagnostic { diagnostic(.error, message) }

    func warning(_ message: String) -> StringsDiagnostic { diagnostic(.warning, message) }

    private func diagnostic(_ severity: StringsDiagnostic.Severity, _ message: String) -> StringsDiagnostic {
        StringsDiagnostic(severity, path: path, position: entry.position, message: message)
    }
}
