/// A number as plural rules see it: by UTS #35, its value and the digits that are shown of it.
///
/// Whole and fraction digits are kept exactly below 10¹⁸. A longer row of digits keeps its last 18 and a 1 before them:
/// rules compare with small numbers and take remainders by powers of ten, so they see no difference.
package struct PluralOperand: Sendable, Hashable {
    /// `i`: the digits before the point.
    var integer: UInt64
    /// `v`: how many digits are shown after the point.
    var visibleDigits = 0
    /// `w`: the same without the zeros at the end.
    var significantDigits = 0
    /// `f`: the digits that are shown after the point, as a number.
    var fraction: UInt64 = 0
    /// `t`: the same without the zeros at the end.
    var significantFraction: UInt64 = 0
    /// `c`, in older rules `e`: the power of ten that is written in words, as the six of “1 million”.
    var compactExponent = 0

    init(integer: UInt64) { self.integer = integer }

    /// Whether the number is zero, whatever digits are shown of it.
    package var isZero: Bool { integer == 0 && significantFraction == 0 }

    /// A signed whole number; the sign never counts.
    package init(_ value: Int) { self.init(integer: Self.reduced(UInt64(value.magnitude))) }

    /// An unsigned whole number.
    package init(_ value: UInt) { self.init(integer: Self.reduced(UInt64(value))) }

    /// A number with as many digits after the point as it needs: 1.0 is 1, and takes the form of one.
    ///
    /// - Returns: Nil for infinities and what is not a number.
    package init?(_ value: Double) {
        guard value.isFinite else { return nil }
        if value.magnitude < 1e15, value == value.rounded(.towardZero) {
            self.init(integer: UInt64(value.magnitude))
        } else {
            self.init(digits: value.description.utf8, exponentIsShown: false)
            if significantFraction == 0 { visibleDigits = 0 }
        }
    }

    /// A number as it is shown, `1.50`, or with a power of ten that is written in words, `1.2c6` for “1.2 million”.
    ///
    /// - Returns: Nil for all else.
    package init?(decimal text: String) {
        self.init(digits: text.utf8, exponentIsShown: true)
    }

    /// The number that an argument stands for; a text counts where it is a number.
    package init?(_ argument: StringArgument) {
        switch argument {
        case .int(let value): self.init(value)
        case .uint(let value): self.init(value)
        case .double(let value): self.init(value)
        case .string(let text): self.init(decimal: text)
        }
    }

    static let limit: UInt64 = 1_000_000_000_000_000_000

    static func reduced(_ value: UInt64) -> UInt64 { value < limit ? value : limit + value % limit }
}
