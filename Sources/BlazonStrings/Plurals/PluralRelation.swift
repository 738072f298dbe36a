/// One comparison of a plural rule: `i mod 100 not in 12..14`.
struct PluralRelation: Sendable, Hashable {
    enum Operand: String, Sendable {
        case number = "n", integer = "i", visibleDigits = "v", significantDigits = "w"
        case fraction = "f", significantFraction = "t", compactExponent = "e"
    }

    var operand: Operand
    /// What the operand is divided by before its remainder is compared; nil compares the operand itself.
    var modulus: UInt64?
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]

    func holds(for number: PluralOperand) -> Bool {
        var value = value(of: number)
        if let modulus, modulus > 0 { value %= modulus }
        // A number with a fraction is in no list of whole numbers, and neither is its remainder.
        let isWhole = operand != .number || number.significantFraction == 0
        return (isWhole && ranges.contains { $0.contains(value) }) != isNegated
    }

    private func value(of number: PluralOperand) -> UInt64 {
        switch operand {
        case .number, .integer: number.integer
        case .visibleDigits: UInt64(number.visibleDigits)
        case .significantDigits: UInt64(number.significantDigits)
        case .fraction: number.fraction
        case .significantFraction: number.significantFraction
        case .compactExponent: UInt64(number.compactExponent)
        }
    }
}
