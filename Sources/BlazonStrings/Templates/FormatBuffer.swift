/// The bytes of a text that is being put together.
struct FormatBuffer {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds an argument as its specifier asks for it; one of another kind, as what it is.
    mutating func append(_ argument: StringArgument, _ specifier: FormatSpecifier) {
        switch (argument, specifier.conversion) {
        case (.int(let value), .signed), (.int(let value), .unsigned), (.int(let value), .text):
            append(value.magnitude, isNegative: value < 0, specifier)
        case (.uint(let value), .signed), (.uint(let value), .unsigned), (.uint(let value), .text):
            append(value, isNegative: false, specifier)
        case (.int(let value), .hexadecimal), (.int(let value), .octal):
            append(bits: UInt(bitPattern: value), specifier)
        case (.uint(let value), .hexadecimal), (.uint(let value), .octal):
            append(bits: value, specifier)
        case (.int(let value), .character):
            append(character: UInt32(exactly: value), specifier)
        case (.uint(let value), .character):
            append(character: UInt32(exactly: value), specifier)
        case (.double(let value), .fixed), (.double(let value), .exponential), (.double(let value), .general),
            (.double(let value), .hexadecimalFloat):
            append(value, specifier)
        case (.string(let value), .text):
            append(text: value, specifier)
        case (.string(let value), _):
            append(text: value, FormatSpecifier(other: specifier))
        case (.int(let value), _):
            append(value.magnitude, isNegative: value < 0, FormatSpecifier(other: specifier))
        case (.uint(let value), _):
            append(value, isNegative: false, FormatSpecifier(other: specifier))
        case (.double(let value), _):
            append(text: value.description, FormatSpecifier(other: specifier))
        }
    }

    mutating func append(contentsOf text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func append(contentsOf slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

    mutating func append(_ byte: UInt8, count: Int = 1) {
        if count == 1 {
            bytes.append(byte)
        } else if count > 1 {
            bytes.append(contentsOf: repeatElement(byte, count: count))
        }
    }

    /// Adds the decimal digits of a number, without leading zeros.
    mutating func append(digits value: UInt) {
        let zero = UInt8(ascii: "0")
        guard value > 9 else {
            bytes.append(zero &+ UInt8(truncatingIfNeeded: value))
            return
        }
        var count = 0
        var rest = value
        while rest > 0 {
            rest /= 10
            count += 1
        }
        bytes.append(contentsOf: repeatElement(zero, count: count))
        rest = value
        var index = bytes.count
        while rest > 0 {
            index -= 1
            bytes[index] = zero &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }
}

extension FormatSpecifier {
    /// How an argument of another kind is shown: as what it is, in the same width.
    fileprivate init(other specifier: FormatSpecifier) {
        self.init(conversion: .text, flags: specifier.flags.intersection(.left), width: specifier.width)
    }
}
