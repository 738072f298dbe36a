/// What the formats' escapes of characters have in common.
extension [UInt8] {
    /// The number that four hexadecimal digits write at a place; nil where there are not four.
    func hexadecimal(at place: Int, before end: Int) -> UInt32? {
        guard place + 4 <= Swift.min(end, count) else { return nil }
        var value: UInt32 = 0
        for byte in self[place..<place + 4] {
            guard let digit = byte.hexadecimalValue else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    /// Appends a character.
    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}

extension Unicode.Scalar {
    /// The character of a surrogate pair; nil where the two are none.
    init?(lead: UInt32, trail: UInt32) {
        guard (0xD800...0xDBFF).contains(lead), (0xDC00...0xDFFF).contains(trail) else { return nil }
        self.init((lead - 0xD800) << 10 + (trail - 0xDC00) + 0x10000)
    }
}
