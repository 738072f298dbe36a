extension PluralOperand {
    /// Reads `[+-]digits[.digits][(c|e)[+-]digits]`.
    ///
    /// - Parameter exponentIsShown: Whether the exponent stands for a word such as “million”, and so is an operand.
    init?(digits text: String.UTF8View, exponentIsShown: Bool) {
        var rest = text[...]
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
        let whole = rest.popDigits()
        var fraction = rest.prefix(0)
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fraction = rest.popDigits()
            guard !fraction.isEmpty else { return nil }
        }
        guard !whole.isEmpty else { return nil }

        var exponent = 0
        if let mark = rest.first, mark == UInt8(ascii: "c") || mark == UInt8(ascii: "e") {
            rest.removeFirst()
            // Beyond this no `Double` goes and no number has a word.
            guard let value = Int(Substring(rest)), -400...400 ~= value else { return nil }
            exponent = value
            rest = rest.suffix(0)
        }
        guard rest.isEmpty, exponent >= 0 || !exponentIsShown else { return nil }

        // Moving the point by the exponent: what it passes changes sides, zeros fill what is missing.
        var integerDigits = Array(whole)
        var fractionDigits = Array(fraction)
        let zero = UInt8(ascii: "0")
        if exponent > 0 {
            integerDigits += fractionDigits.prefix(exponent)
            integerDigits += repeatElement(zero, count: max(0, exponent - fractionDigits.count))
            fractionDigits.removeFirst(min(exponent, fractionDigits.count))
        } else if exponent < 0 {
            let filled = repeatElement(zero, count: max(0, -exponent - integerDigits.count)) + integerDigits
            fractionDigits = Array(filled.suffix(-exponent)) + fractionDigits
            integerDigits.removeLast(min(-exponent, integerDigits.count))
        }

        self.init(integer: Self.number(integerDigits[...]))
        let significant = fractionDigits[..<((fractionDigits.lastIndex { $0 != zero } ?? -1) + 1)]
        visibleDigits = fractionDigits.count
        significantDigits = significant.count
        self.fraction = Self.number(fractionDigits[...])
        significantFraction = Self.number(significant)
        compactExponent = exponentIsShown ? exponent : 0
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64 {
        var value: UInt64 = 0
        var isLong = false
        for digit in digits {
            // At most ten times the limit, which a `UInt64` holds.
            value = value * 10 + UInt64(digit & 0xF)
            if value >= limit {
                value %= limit
                isLong = true
            }
        }
        return isLong ? limit + value : value
    }
}

extension Substring.UTF8View {
    fileprivate mutating func popDigits() -> Self {
        let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        self = self[digits.endIndex...]
        return digits
    }
}
