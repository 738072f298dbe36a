/// Strings and their escapes.
extension JSONScanner {
    /// Reads the string at this place, past its end; nil where it could not be read, which is reported.
    mutating func scanString(limit: Int) -> String? {
        let start = offset
        offset += 1
        var hasEscapes = false
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == .quote { break }
            if byte < 0x20 {
                if byte.isLineBreak { break }
                log.error("unescaped control character \(byte.hexadecimal) in a string", atOffset: offset)
            }
            // What is escaped is skipped, lest a quotation mark end the string; a line break ends it in any case.
            if byte == .backslash {
                hasEscapes = true
                if offset + 1 < bytes.count, !bytes[offset + 1].isLineBreak { offset += 1 }
            }
            offset += 1
        }
        let content = start + 1..<min(offset, bytes.count)
        guard peek() == .quote else {
            log.error("unterminated string, expected a closing \"", atOffset: start)
            return nil
        }
        offset += 1
        guard content.count <= limit else {
            log.stop("\(content.count) bytes of text, expected at most \(limit)", atOffset: start)
            return nil
        }
        return hasEscapes ? unescapedText(in: content) : source.text(in: content)
    }

    private mutating func unescapedText(in content: Range<Int>) -> String? {
        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        var place = content.lowerBound
        var isReadable = source.isText(content)
        while place < content.upperBound {
            let byte = bytes[place]
            guard byte == .backslash else {
                text.append(byte)
                place += 1
                continue
            }
            guard let scalar = readEscape(at: &place, before: content.upperBound) else {
                isReadable = false
                continue
            }
            text.append(scalar)
        }
        return isReadable ? String(decoding: text, as: UTF8.self) : nil
    }

    /// Reads the escape at a place, and moves the place past it.
    private mutating func readEscape(at place: inout Int, before end: Int) -> Unicode.Scalar? {
        let start = place
        let byte = place + 1 < end ? bytes[place + 1] : 0
        place = min(place + 2, end)
        switch byte {
        case .quote, .backslash, .slash: return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return readUnicodeEscape(from: start, at: &place, before: end)
        default:
            log.error(
                "unknown escape in a string, expected \\n, \\r, \\t, \\\", \\\\, \\/, \\b, \\f or \\u",
                atOffset: start
            )
            return nil
        }
    }

    private mutating func readUnicodeEscape(
        from start: Int,
        at place: inout Int,
        before end: Int
    ) -> Unicode.Scalar? {
        guard let unit = bytes.hexadecimal(at: place, before: end) else {
            log.error("expected four hexadecimal digits after \"\\u\"", atOffset: start)
            return nil
        }
        place += 4
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if place + 2 <= end, bytes[place] == .backslash, bytes[place + 1] == UInt8(ascii: "u"),
            let trail = bytes.hexadecimal(at: place + 2, before: end),
            let scalar = Unicode.Scalar(lead: unit, trail: trail)
        {
            place += 6
            return scalar
        }
        log.error("unpaired surrogate \\u\(String(unit, radix: 16, uppercase: true))", atOffset: start)
        return nil
    }
}
