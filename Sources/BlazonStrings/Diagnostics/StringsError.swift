/// Why words were not accepted: one or more diagnostics, of which at least one is an error.
public struct StringsError: Error, Sendable, Hashable {
    /// What is wrong, and where.
    public let diagnostics: [StringsDiagnostic]

    init(_ diagnostics: [StringsDiagnostic]) { self.diagnostics = diagnostics }
}

extension StringsError: CustomStringConvertible {
    /// The diagnostics, a line each.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
