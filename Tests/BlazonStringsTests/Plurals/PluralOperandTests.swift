import Testing

@testable import BlazonStrings

@Suite("Plural operands")
struct PluralOperandTests {
    /// The examples of UTS #35, and more: i v w f t c.
    @Test(
        "Of decimal texts",
        arguments: [
            ("1", [1, 0, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0, 0]),
            ("1.3", [1, 1, 1, 3, 3, 0]), ("1.30", [1, 2, 1, 30, 3, 0]), ("1.03", [1, 2, 2, 3, 3, 0]),
            ("1.230", [1, 3, 2, 230, 23, 0]), ("1200000", [1_200_000, 0, 0, 0, 0, 0]),
            ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]), ("123c6", [123_000_000, 0, 0, 0, 0, 6]),
            ("123c5", [12_300_000, 0, 0, 0, 0, 5]), ("1200.50", [1200, 2, 1, 50, 5, 0]),
            ("1.20050c3", [1200, 2, 1, 50, 5, 3]), ("-5", [5, 0, 0, 0, 0, 0]), ("+0.5e1", [5, 0, 0, 0, 0, 1]),
            // 18 digits are kept, and a 1 before them.
            ("12345678901234567890123", [1_678_901_234_567_890_123, 0, 0, 0, 0, 0]),
        ]
    )
    func decimals(text: String, expected: [UInt64]) throws {
        let number = try #require(PluralOperand(decimal: text))
        #expect(operands(number) == expected)
    }

    @Test(
        "Not of other texts",
        arguments: ["", "-", ".5", "1.", "1.2.3", "x", "1e", "1e-5", "1c401", "٣", " 1", "1e9999999999"]
    )
    func noDecimals(text: String) {
        #expect(PluralOperand(decimal: text) == nil)
    }

    @Test("A Double shows the digits that it needs")
    func doubles() throws {
        func expectOperands(_ value: Double, _ expected: [UInt64]) throws {
            #expect(operands(try #require(PluralOperand(value))) == expected)
        }
        try expectOperands(1, [1, 0, 0, 0, 0, 0])
        try expectOperands(-2.5, [2, 1, 1, 5, 5, 0])
        try expectOperands(0.05, [0, 2, 2, 5, 5, 0])
        try expectOperands(1.5e-7, [0, 8, 8, 15, 15, 0])
        try expectOperands(1e17, [100_000_000_000_000_000, 0, 0, 0, 0, 0])
        try expectOperands(1e300, [1_000_000_000_000_000_000, 0, 0, 0, 0, 0])
        #expect(PluralOperand(Double.nan) == nil)
        #expect(PluralOperand(-Double.infinity) == nil)
        #expect(PluralOperand(Double.leastNonzeroMagnitude)?.isZero == false)
        #expect(PluralOperand(-0.0)?.isZero == true)
    }

    @Test("Whole numbers of any size")
    func integers() {
        #expect(PluralOperand(-3).integer == 3)
        #expect(PluralOperand(Int.min).integer == 1_223_372_036_854_775_808)
        #expect(PluralOperand(UInt.max).integer == 1_446_744_073_709_551_615)
        #expect(PluralOperand(0).isZero)
    }

    private func operands(_ number: PluralOperand) -> [UInt64] {
        [
            number.integer, UInt64(number.visibleDigits), UInt64(number.significantDigits), number.fraction,
            number.significantFraction, UInt64(number.compactExponent),
        ]
    }
}
