/// All decimal digits of a `Double`, exactly, and their rounding.
///
/// A finite `Double` is m·2ᵉ, so it has finitely many decimal digits: those of m·2ᵉ for a whole number, and those of m·5⁻ᵉ
/// with the point moved by e for another, 767 at most. Rounding the exact digits, ties to even, gives what C's `printf` gives.
struct DecimalDigits {
    /// From 0 to 9, the first not 0; empty for zero. Digits beyond are zeros.
    private(set) var digits: [UInt8]
    /// Where the decimal point stands, in digits from the first; negative where zeros come between.
    private(set) var point: Int

    /// - Parameter magnitude: A finite number that is not negative.
    init(_ magnitude: Double) {
        guard magnitude > 0, magnitude.isFinite else {
            digits = []
            point = 0
            return
        }
        let isNormal = magnitude.isNormal
        var significand = magnitude.significandBitPattern | (isNormal ? 1 << 52 : 0)
        var exponent = (isNormal ? Int(magnitude.exponentBitPattern) : 1) - 1075
        let zeros = significand.trailingZeroBitCount
        significand >>= UInt64(zeros)
        exponent += zeros

        var number = DecimalNumber(significand)
        if exponent > 0 {
            number.multiply(by: 2, toThe: exponent, inSteps: 29)
        } else {
            number.multiply(by: 5, toThe: -exponent, inSteps: 12)
        }
        digits = number.digits
        point = digits.count + min(0, exponent)
    }

    var count: Int { digits.count }

    /// The exponent where one digit stands before the point; 0 for zero.
    var exponent: Int { digits.isEmpty ? 0 : point - 1 }

    /// Keeps so many digits, rounding to the nearest, and ties to the even digit. With none kept, a number above the half
    /// of the place before becomes a 1 in that place.
    mutating func round(toDigits kept: Int) {
        guard kept < digits.count else { return }
        guard kept >= 0 else {
            digits = []
            return
        }
        let next = digits[kept]
        let isTie = next == 5 && digits[(kept + 1)...].allSatisfy { $0 == 0 }
        let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
        digits.removeLast(digits.count - kept)
        guard isTie ? isOdd : next >= 5 else { return }
        var index = kept
        while index > 0, digits[index - 1] == 9 {
            index -= 1
            digits[index] = 0
        }
        if index > 0 {
            digits[index - 1] += 1
        } else {
            digits.insert(1, at: 0)
            point += 1
        }
    }

    mutating func removeTrailingZeros() {
        digits.removeLast(digits.count - ((digits.lastIndex { $0 != 0 } ?? -1) + 1))
    }

    /// For example `1234.50`.
    func fixed(fractionDigits: Int, hasPoint: Bool) -> [UInt8] {
        // A number that was rounded away has no digits left, and then its point is nowhere.
        let point = digits.isEmpty ? 0 : point
        var text: [UInt8] = []
        text.reserveCapacity(max(1, point) + 1 + fractionDigits)
        if point <= 0 { text.append(UInt8(ascii: "0")) }
        for index in 0..<max(0, point) { text.append(digit(index)) }
        if fractionDigits > 0 || hasPoint { text.append(UInt8(ascii: ".")) }
        for index in 0..<fractionDigits { text.append(digit(point + index)) }
        return text
    }

    /// For example `1.2345e+03`.
    func exponential(fractionDigits: Int, hasPoint: Bool, mark: UInt8) -> [UInt8] {
        var text = [digit(0)]
        if fractionDigits > 0 || hasPoint { text.append(UInt8(ascii: ".")) }
        for index in 0..<fractionDigits { text.append(digit(1 + index)) }
        text += [mark, UInt8(ascii: exponent < 0 ? "-" : "+")]
        if exponent.magnitude < 10 { text.append(UInt8(ascii: "0")) }
        text += Array(exponent.magnitude.description.utf8)
        return text
    }

    private func digit(_ index: Int) -> UInt8 {
        UInt8(ascii: "0") + (digits.indices.contains(index) ? digits[index] : 0)
    }
}
