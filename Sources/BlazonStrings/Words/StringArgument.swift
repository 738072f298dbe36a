/// A value that is put into a word: the `3` of “3 new messages”.
///
/// An argument is data, never a C variable argument: whatever a translation makes of its place, nothing is read that
/// was not passed.
public enum StringArgument: Sendable, Hashable {
    /// A signed whole number.
    case int(Int)
    /// An unsigned whole number.
    case uint(UInt)
    /// A number with a fraction.
    case double(Double)
    /// A text.
    case string(String)
}

extension StringArgument: CustomStringConvertible {
    /// The value as Swift prints it; a text as a literal.
    public var description: String {
        switch self {
        case .int(let value): "\(value)"
        case .uint(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value.debugDescription
        }
    }
}
