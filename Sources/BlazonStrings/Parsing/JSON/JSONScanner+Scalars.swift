/// Numbers and the words that stand for themselves.
extension JSONScanner {
    mutating func scanNumber() -> FileNode.Content {
        let start = offset
        while let byte = peek(),
            byte.isASCIIDigit || byte.isASCIILetter || byte == .dot || byte == .minus || byte == 0x2B
        {
            offset += 1
        }
        let text = bytes[start..<offset]
        guard Self.isNumber(text) else {
            log.error("malformed number \(String(decoding: text, as: UTF8.self).quoted)", atOffset: start)
            return .unreadable
        }
        return Int(String(decoding: text, as: UTF8.self)).map { .integer($0) } ?? .other("a number")
    }

    /// Whether the grammar of RFC 8259 allows a number: no leading zeros, digits on both sides of the point.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func dropDigits() -> Int {
            let count = rest.prefix { $0.isASCIIDigit }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == .minus { rest = rest.dropFirst() }
        let startsWithZero = rest.first == 0x30
        let digits = dropDigits()
        guard digits == 1 || digits > 1 && !startsWithZero else { return false }
        if rest.first == .dot {
            rest = rest.dropFirst()
            guard dropDigits() > 0 else { return false }
        }
        if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == .minus || rest.first == 0x2B { rest = rest.dropFirst() }
            guard dropDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    mutating func scanLiteral() -> FileNode.Content {
        let start = offset
        while let byte = peek(), byte.isASCIILetter || byte.isASCIIDigit { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .other("null")
        default:
            log.error("unexpected \(word.quoted), expected a value", atOffset: start)
            return .unreadable
        }
    }
}
