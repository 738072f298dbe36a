/// Something that is wrong, or looks wrong, in a file of words, and where.
public struct StringsDiagnostic: Error, Sendable, Hashable {
    /// How bad it is.
    public enum Severity: String, Sendable, Hashable {
        /// The file is not accepted at run time, or no accessor is made.
        case error
        /// The file is accepted.
        case warning
    }

    /// How bad it is.
    public let severity: Severity
    /// The file, as it was given.
    public let path: String
    /// Where in the file.
    public let position: SourcePosition
    /// What is wrong, and what was expected.
    public let message: String

    /// Makes a diagnostic.
    public init(_ severity: Severity, path: String, position: SourcePosition, message: String) {
        self.severity = severity
        self.path = path
        self.position = position
        self.message = message
    }
}

extension StringsDiagnostic: CustomStringConvertible {
    /// As compilers say it: `en.lproj/Localizable.strings:3:10: error: missing ";"`.
    public var description: String { "\(path):\(position): \(severity.rawValue): \(message)" }
}
