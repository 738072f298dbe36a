/// Random keys and texts, and the ways in which each format may write them.
struct RandomWords {
    private static let pieces = [
        "a", "Z", "0", " ", "key", "The quick fox", "%@", "%1$lld", "%%", ".", "-", "_", "/", "//", "/* */", "'", "\"",
        "\\",
        ";", "=", "&", "<", ">", "]]>", "{", "}", "#", "é", "ü", "ключ", "レイヤー", "😀", "👩‍👩‍👧", "\t", "\n", "\u{7}",
    ]

    var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    /// A text; with control characters, or only such as XML may have.
    mutating func text(withControls: Bool = true) -> String {
        let count = Int.random(in: 1...6, using: &random)
        let text = (0..<count).map { _ in random.pick(Self.pieces) }.joined()
        return withControls ? text : String(text.map { $0 == "\u{7}" ? "b" : $0 })
    }

    /// Keys with their texts; no two keys are equal to Foundation.
    mutating func table(withControls: Bool = true) -> [(key: String, text: String)] {
        var keys: Set<String> = []
        let count = Int.random(in: 0...8, using: &random)
        return (0..<count).compactMap { _ in
            let key = text(withControls: withControls)
            return keys.insert(key).inserted ? (key, text(withControls: withControls)) : nil
        }
    }

    // MARK: .strings

    mutating func stringsFile(of table: [(key: String, text: String)]) -> String {
        var file = trivia()
        for (key, text) in table {
            file += word(key) + trivia() + "=" + trivia() + word(text) + trivia() + ";" + trivia()
        }
        return random.chance(8) ? "{\(file)}" : file
    }

    private mutating func trivia() -> String {
        random.pick(["", "", " ", "\n", "\r\n", "\t", "/* é; \" */", "// x = \"y\";\n", "\u{2028}", " \u{C}\u{B}\n"])
    }

    private mutating func word(_ text: String) -> String {
        let isBare = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
        // A slash after a bare word would be part of it.
        if isBare, random.chance(2) { return text + " " }
        let mark: Unicode.Scalar = random.chance(4) ? "'" : "\""
        var word = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case mark, "\\": word += "\\\(scalar)"
            case "\n": word += random.pick(["\n", "\\n", "\\\n", "\\012", "\\U000A"])
            case "\u{7}": word += random.pick(["\u{7}", "\\a", "\\7"])
            default:
                let isEscaped = scalar.value >= 0xA0 && scalar.value < 0x10000 && random.chance(3)
                word += isEscaped ? "\\U\(scalar.fourDigits)" : String(scalar)
            }
        }
        return "\(mark)\(word)\(mark)"
    }

    // MARK: JSON

    mutating func jsonLiteral(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "/": literal += random.pick(["/", "\\/"])
            case "\n": literal += random.pick(["\\n", "\\u000a"])
            case "\t": literal += "\\t"
            case _ where scalar.value < 0x20 || random.chance(4):
                literal += String(scalar).utf16.map { "\\u" + UInt32($0).fourDigits }.joined()
            default: literal += String(scalar)
            }
        }
        return "\"\(literal)\""
    }

    // MARK: XML

    mutating func xmlText(_ text: String) -> String {
        if random.chance(5), !text.contains("]]>") { return "<![CDATA[\(text)]]>" }
        var xml = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": xml += random.pick(["&amp;", "&#38;"])
            case "<": xml += random.pick(["&lt;", "&#x3C;"])
            case ">": xml += "&gt;"
            case "\"": xml += random.pick(["\"", "&quot;"])
            case "'": xml += random.pick(["'", "&apos;"])
            default: xml += random.chance(6) ? "&#x\(String(scalar.value, radix: 16));" : String(scalar)
            }
        }
        return xml
    }
}

extension Unicode.Scalar {
    fileprivate var fourDigits: String { value.fourDigits }
}

extension UInt32 {
    fileprivate var fourDigits: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    }
}
