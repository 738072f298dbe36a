/// A `Double` in hexadecimal digits, as `%a` shows it: `1.8p+1`, without sign and `0x`.
struct HexadecimalDigits {
    private let significand: UInt64
    private let fractionDigits: Int
    private let exponent: Int

    /// - Parameters:
    ///   - value: A finite number; its sign does not count.
    ///   - precision: The digits after the point; nil for as many as it needs.
    init(_ value: Double, precision: Int?) {
        let isNormal = value.isNormal
        var significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
        exponent = value.isZero ? 0 : (isNormal ? Int(value.exponentBitPattern) : 1) - 1023
        if let precision, precision < 13 {
            // To the nearest, ties to even; a carry makes the digit before the point a 2, as in C.
            let dropped = UInt64(13 - precision) * 4
            let half: UInt64 = 1 << (dropped - 1)
            let rest = significand & ((1 << dropped) - 1)
            significand >>= dropped
            if rest > half || (rest == half && significand % 2 == 1) { significand += 1 }
            significand <<= dropped
        }
        self.significand = significand
        let zeroDigits = min(13, significand.trailingZeroBitCount / 4)
        fractionDigits = precision ?? 13 - zeroDigits
    }

    func text(hasPoint: Bool, isUppercase: Bool) -> [UInt8] {
        let letters = Array((isUppercase ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
        var text = [letters[Int(significand >> 52 & 0xF)]]
        if fractionDigits > 0 || hasPoint { text.append(UInt8(ascii: ".")) }
        for index in 0..<fractionDigits {
            let digit = index < 13 ? significand >> UInt64(48 - 4 * index) & 0xF : 0
            text.append(letters[Int(digit)])
        }
        text.append(UInt8(ascii: isUppercase ? "P" : "p"))
        text.append(UInt8(ascii: exponent < 0 ? "-" : "+"))
        return text + Array(exponent.magnitude.description.utf8)
    }
}
