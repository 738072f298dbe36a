/// Texts as Swift writes them down.
enum SwiftLiteral {
    /// A literal that is exactly this text, on one line, and never more than a text: `\(` loses its meaning.
    static func of(_ text: String) -> String {
        "\"" + escaped(text) + "\""
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // The compiler takes these as they are, but not spelled out.
            case _ where 0xFDD0...0xFDEF ~= scalar.value: result.unicodeScalars.append(scalar)
            case _ where scalar.isUnseen: result += scalar.spelledOut
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether it would end a line, turn the direction of the text, or not be seen at all.
    var isUnseen: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
        default: false
        }
    }

    /// For example `\u{202E}`.
    var spelledOut: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
