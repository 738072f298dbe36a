extension FormatBuffer {
    /// Adds a decimal number: `%d`, `%u`, and a whole number in the place of a text.
    mutating func append(_ magnitude: UInt, isNegative: Bool, _ specifier: FormatSpecifier) {
        if specifier.isPlain || specifier.conversion == .text {
            let length = specifier.width == 0 ? 0 : magnitude.description.utf8.count + (isNegative ? 1 : 0)
            let padding = max(0, specifier.width - length)
            if !specifier.flags.contains(.left) { append(UInt8(ascii: " "), count: padding) }
            if isNegative { append(UInt8(ascii: "-")) }
            append(digits: magnitude)
            if specifier.flags.contains(.left) { append(UInt8(ascii: " "), count: padding) }
            return
        }
        // The sign flags are for signed conversions only.
        let sign = specifier.conversion == .signed ? specifier.sign(isNegative) : isNegative ? "-" : ""
        append(prefix: sign, digits: Array(magnitude.description.utf8), specifier)
    }

    /// Adds the bits of a number: `%x`, `%o`. A negative number is shown by its two's complement.
    mutating func append(bits: UInt, _ specifier: FormatSpecifier) {
        let isUppercase = specifier.flags.contains(.uppercase)
        let isAlternate = specifier.flags.contains(.alternate)
        let isHexadecimal = specifier.conversion == .hexadecimal
        var digits = Array(String(bits, radix: isHexadecimal ? 16 : 8, uppercase: isUppercase).utf8)
        // The mark of octal is a zero among the digits, so it counts for the precision, and stands even where that is 0.
        let needsZero = isAlternate && !isHexadecimal && specifier.precision ?? 1 <= digits.count
        if needsZero, bits != 0 { digits.insert(UInt8(ascii: "0"), at: 0) }
        let prefix = isAlternate && isHexadecimal && bits != 0 ? (isUppercase ? "0X" : "0x") : ""
        append(prefix: prefix, digits: digits, specifier, keepsZero: needsZero)
    }

    /// Adds digits by the rules of whole numbers: the precision is the least number of digits, and turns the `0` flag off.
    private mutating func append(
        prefix: String,
        digits: [UInt8],
        _ specifier: FormatSpecifier,
        keepsZero: Bool = false
    ) {
        var digits = digits[...]
        if specifier.precision == 0, digits == [UInt8(ascii: "0")], !keepsZero { digits = [] }
        let zeros = max(0, (specifier.precision ?? 0) - digits.count)
        appendPadded(
            prefix: prefix,
            length: zeros + digits.count,
            specifier,
            allowsZeros: specifier.precision == nil
        ) { buffer in
            buffer.append(UInt8(ascii: "0"), count: zeros)
            buffer.append(contentsOf: digits)
        }
    }

    /// Adds a number in its width: spaces before or after, or zeros between its prefix and its digits.
    mutating func appendPadded(
        prefix: String,
        length: Int,
        _ specifier: FormatSpecifier,
        allowsZeros: Bool,
        body: (inout FormatBuffer) -> Void
    ) {
        let padding = max(0, specifier.width - prefix.utf8.count - length)
        let isLeft = specifier.flags.contains(.left)
        let hasZeros = !isLeft && allowsZeros && specifier.flags.contains(.zero)
        if !isLeft, !hasZeros { append(UInt8(ascii: " "), count: padding) }
        append(contentsOf: prefix)
        if hasZeros { append(UInt8(ascii: "0"), count: padding) }
        body(&self)
        if isLeft { append(UInt8(ascii: " "), count: padding) }
    }
}

extension FormatSpecifier {
    /// What stands before a number for its sign.
    func sign(_ isNegative: Bool) -> String {
        if isNegative { return "-" }
        if flags.contains(.plus) { return "+" }
        return flags.contains(.space) ? " " : ""
    }
}
