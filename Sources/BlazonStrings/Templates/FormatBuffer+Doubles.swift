extension FormatBuffer {
    /// Adds a number with a fraction: `%f`, `%e`, `%g`, `%a`.
    mutating func append(_ value: Double, _ specifier: FormatSpecifier) {
        let isUppercase = specifier.flags.contains(.uppercase)
        let sign = specifier.sign(value.sign == .minus)
        guard value.isFinite else {
            let name = value.isNaN ? "nan" : "inf"
            appendPadded(prefix: sign, length: name.utf8.count, specifier, allowsZeros: false) { buffer in
                buffer.append(contentsOf: isUppercase ? name.uppercased() : name)
            }
            return
        }
        if specifier.conversion == .hexadecimalFloat {
            let digits = HexadecimalDigits(value, precision: specifier.precision)
            let text = digits.text(hasPoint: specifier.flags.contains(.alternate), isUppercase: isUppercase)
            append(number: text, prefix: sign + (isUppercase ? "0X" : "0x"), specifier)
        } else {
            append(number: decimal(value.magnitude, specifier), prefix: sign, specifier)
        }
    }

    private mutating func append(number: [UInt8], prefix: String, _ specifier: FormatSpecifier) {
        appendPadded(prefix: prefix, length: number.count, specifier, allowsZeros: true) { buffer in
            buffer.append(contentsOf: number[...])
        }
    }

    /// The text of a number without its sign.
    private func decimal(_ magnitude: Double, _ specifier: FormatSpecifier) -> [UInt8] {
        var digits = DecimalDigits(magnitude)
        let precision = specifier.precision ?? 6
        let isAlternate = specifier.flags.contains(.alternate)
        let mark = UInt8(ascii: specifier.flags.contains(.uppercase) ? "E" : "e")
        switch specifier.conversion {
        case .exponential:
            digits.round(toDigits: precision + 1)
            return digits.exponential(fractionDigits: precision, hasPoint: isAlternate, mark: mark)
        case .general:
            // By C: the style depends on the exponent that the number has after rounding to the precision.
            let significant = max(1, precision)
            digits.round(toDigits: significant)
            let exponent = digits.exponent
            let isFixed = exponent < significant && exponent >= -4
            var fraction = isFixed ? significant - 1 - exponent : significant - 1
            if !isAlternate {
                // Zeros at the end are not shown.
                digits.removeTrailingZeros()
                fraction = min(fraction, max(0, isFixed ? digits.count - 1 - exponent : digits.count - 1))
            }
            return isFixed
                ? digits.fixed(fractionDigits: fraction, hasPoint: isAlternate)
                : digits.exponential(fractionDigits: fraction, hasPoint: isAlternate, mark: mark)
        default:
            digits.round(toDigits: digits.point + precision)
            return digits.fixed(fractionDigits: precision, hasPoint: isAlternate)
        }
    }
}
