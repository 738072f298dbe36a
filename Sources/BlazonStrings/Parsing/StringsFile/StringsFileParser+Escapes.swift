/// Escapes in quoted words.
///
/// | escape | stands for |
/// | --- | --- |
/// | `\a` `\b` `\f` `\n` `\r` `\t` `\v` | the control character |
/// | `\"` `\'` `\\` | the character |
/// | `\` at the end of a line | the line break |
/// | `\U` and four hexadecimal digits | that UTF-16 code unit; two of them for a surrogate pair |
/// | `\` and one to three octal digits | that character of NeXTSTEP's 8-bit set, which is ASCII up to 177 |
/// | `\` and anything else | that character, with a warning |
extension StringsFileParser {
    /// The text of a word that has escapes; nil where one of them stands for no character, which is reported.
    mutating func unescapedText(in content: Range<Int>) -> String? {
        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        var place = content.lowerBound
        var isReadable = source.isText(content)
        while place < content.upperBound {
            guard bytes[place] == .backslash else {
                text.append(bytes[place])
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
        let byte = place + 1 < end ? bytes[place + 1] : .backslash
        place = min(place + 2, end)
        switch byte {
        case UInt8(ascii: "a"): return "\u{7}"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "v"): return "\u{B}"
        case .quote, .apostrophe, .backslash, .lineFeed, .carriageReturn: return Unicode.Scalar(byte)
        case UInt8(ascii: "U"): return readUnicodeEscape(from: start, at: &place, before: end)
        case 0x30...0x37: return readOctalEscape(from: start, at: &place, before: end)
        default:
            guard let character = source.character(at: start + 1)?.unicodeScalars.first else {
                // No character, which has been reported.
                return nil
            }
            log.warning("unknown escape \"\\\(character)\", read as \(String(character).quoted)", atOffset: start)
            place = min(start + 1 + UTF8.width(character), end)
            return character
        }
    }

    private mutating func readUnicodeEscape(
        from start: Int,
        at place: inout Int,
        before end: Int
    ) -> Unicode.Scalar? {
        guard let unit = readUnit(from: start, at: &place, before: end) else { return nil }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if hasBytes(.backslash, UInt8(ascii: "U"), at: place),
            let trail = bytes.hexadecimal(at: place + 2, before: end),
            let scalar = Unicode.Scalar(lead: unit, trail: trail)
        {
            place += 6
            return scalar
        }
        log.error("unpaired surrogate \\U\(String(unit, radix: 16, uppercase: true))", atOffset: start)
        return nil
    }

    /// The number behind `\U`: of fewer than four digits too, as Foundation does, but with a warning.
    private mutating func readUnit(from start: Int, at place: inout Int, before end: Int) -> UInt32? {
        var unit: UInt32 = 0
        let first = place
        while place < end, place - first < 4, let digit = bytes[place].hexadecimalValue {
            unit = unit << 4 | digit
            place += 1
        }
        if place == first {
            log.error("expected four hexadecimal digits after \"\\U\"", atOffset: start)
            return nil
        }
        if place - first < 4 { log.warning("expected four hexadecimal digits after \"\\U\"", atOffset: start) }
        return unit
    }

    private mutating func readOctalEscape(
        from start: Int,
        at place: inout Int,
        before end: Int
    ) -> Unicode.Scalar? {
        place = start + 1
        var code: UInt32 = 0
        while place < end, place - start <= 3, (0x30...0x37).contains(bytes[place]) {
            code = code << 3 | UInt32(bytes[place] - 0x30)
            place += 1
        }
        if let scalar = NeXTSTEPEncoding.scalar(for: code) { return scalar }
        log.error("no character has the octal number \(String(code, radix: 8))", atOffset: start)
        return nil
    }
}
