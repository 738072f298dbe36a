/// How an argument is shown: what stands after `%` in a text, as C's `printf` has it, without its position.
struct FormatSpecifier: Sendable, Hashable {
    enum Conversion: UInt8, Sendable {
        case text, signed, unsigned, character
        case octal, hexadecimal
        case fixed, exponential, general, hexadecimalFloat
    }

    struct Flags: OptionSet, Sendable, Hashable {
        let rawValue: UInt8

        /// `-`: padded on the right.
        static let left = Flags(rawValue: 1)
        /// `+`: a plus sign before what is not negative.
        static let plus = Flags(rawValue: 2)
        /// A space before what is not negative.
        static let space = Flags(rawValue: 4)
        /// `0`: padded with zeros.
        static let zero = Flags(rawValue: 8)
        /// `#`: with the mark of the base, or the point.
        static let alternate = Flags(rawValue: 16)
        /// Not a flag but the letter in capitals, as in `%X`.
        static let uppercase = Flags(rawValue: 32)
    }

    static let maximumWidth = 1000
    static let maximumPrecision = 1000
    static let maximumPosition = 32

    var conversion: Conversion
    var flags: Flags = []
    /// The least width, at most `maximumWidth`.
    var width = 0
    /// The digits, or the most characters of a text, at most `maximumPrecision`.
    var precision: Int?

    /// Whether a number is shown with its digits and no more, which is what most texts ask for.
    var isPlain: Bool { width == 0 && precision == nil && flags.isEmpty }

    /// What a call passes for it.
    var argumentType: ArgumentType {
        switch conversion {
        case .text: .string
        case .signed, .character: .int
        case .unsigned, .octal, .hexadecimal: .uint
        case .fixed, .exponential, .general, .hexadecimalFloat: .double
        }
    }
}
