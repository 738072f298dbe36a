/// What can be put into a word.
public protocol StringArgumentConvertible: Sendable {
    /// The value as an argument.
    var stringArgument: StringArgument { get }
}

extension StringArgumentConvertible where Self: BinaryInteger {
    /// The number; one that no argument can hold is brought to the nearer end.
    public var stringArgument: StringArgument {
        Self.isSigned ? .int(Int(clamping: self)) : .uint(UInt(clamping: self))
    }
}

extension StringArgumentConvertible where Self: StringProtocol {
    /// The text.
    public var stringArgument: StringArgument { .string(String(self)) }
}

extension Int: StringArgumentConvertible {}
extension Int8: StringArgumentConvertible {}
extension Int16: StringArgumentConvertible {}
extension Int32: StringArgumentConvertible {}
extension Int64: StringArgumentConvertible {}
extension UInt: StringArgumentConvertible {}
extension UInt8: StringArgumentConvertible {}
extension UInt16: StringArgumentConvertible {}
extension UInt32: StringArgumentConvertible {}
extension UInt64: StringArgumentConvertible {}
extension String: StringArgumentConvertible {}
extension Substring: StringArgumentConvertible {}

extension Double: StringArgumentConvertible {
    /// The number.
    public var stringArgument: StringArgument { .double(self) }
}

extension Float: StringArgumentConvertible {
    /// The number.
    public var stringArgument: StringArgument { .double(Double(self)) }
}

extension Character: StringArgumentConvertible {
    /// The character as a text.
    public var stringArgument: StringArgument { .string(String(self)) }
}
