/// How diagnostics are written.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
    /// As compilers do: `en.lproj/Localizable.strings:3:10: error: missing ";"`.
    case text
    /// One array of objects with `severity`, `path`, `line`, `column` and `message`.
    case json
    /// The workflow commands of GitHub, which shows them beside the lines.
    case github

    /// All diagnostics, with a line break at the end.
    package func text(_ diagnostics: [StringsDiagnostic]) -> String {
        switch self {
        case .text: diagnostics.map { "\($0)\n" }.joined()
        case .json: Self.json(diagnostics)
        case .github: diagnostics.map { Self.command($0) + "\n" }.joined()
        }
    }

    private static func json(_ diagnostics: [StringsDiagnostic]) -> String {
        if diagnostics.isEmpty { return "[]\n" }
        let objects = diagnostics.map { diagnostic in
            "  {\"severity\": \(literal(diagnostic.severity.rawValue)), \"path\": \(literal(diagnostic.path)), "
                + "\"line\": \(diagnostic.position.line), \"column\": \(diagnostic.position.column), "
                + "\"message\": \(literal(diagnostic.message))}"
        }
        return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case _ where scalar.value < 0x20: "\\u" + scalar.hexadecimal
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    private static func command(_ diagnostic: StringsDiagnostic) -> String {
        func escaped(_ text: String, _ scalars: String) -> String {
            text.unicodeScalars.map { scalar in
                scalars.unicodeScalars.contains(scalar)
                    ? "%" + scalar.hexadecimal.suffix(2)
                    : String(scalar)
            }.joined()
        }
        let place = diagnostic.position
        let file = escaped(diagnostic.path, "%\r\n:,")
        return "::\(diagnostic.severity.rawValue) file=\(file),line=\(place.line),col=\(place.column)"
            + "::\(escaped(diagnostic.message, "%\r\n"))"
    }
}
