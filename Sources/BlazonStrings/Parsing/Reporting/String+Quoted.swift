extension String {
    /// Itself in quotation marks for a diagnostic: on one line, and not longer than a reader takes in.
    var quoted: String {
        let scalars = unicodeScalars
        let head = String(String.UnicodeScalarView(scalars.prefix(60)))
        let escaped = head.unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "\"": "\\\""
            case "\u{2028}", "\u{2029}", "\u{FEFF}": scalar.escaped(asASCII: true)
            case _ where scalar.properties.generalCategory == .control: scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }
        let rest = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex)
        return "\"\(escaped.joined())\(rest == nil || rest == scalars.endIndex ? "" : "…")\""
    }
}

extension UInt8 {
    /// For example `0x0E`.
    var hexadecimal: String {
        "0x\(self < 0x10 ? "0" : "")\(String(self, radix: 16, uppercase: true))"
    }
}
