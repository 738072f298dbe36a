extension Theme.Color {
    /// Why a text is not a colour.
    public struct HexError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The text as it was given.
        public let input: String

        /// The text, and the forms that would have been right.
        public var description: String {
            "\(input.debugDescription) is not a colour: expected #rgb, #rgba, #rrggbb or #rrggbbaa, in the digits 0-9 and a-f"
        }
    }

    /// Reads a colour from text that comes from outside the program.
    ///
    /// ```swift
    /// try Theme.Color(hex: "2196f3").hex       // "#2196F3"
    /// try Theme.Color(hex: "#ggg")             // throws: "#ggg" is not a colour: expected #rgb, …
    /// ```
    ///
    /// - Parameter hex: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case, with or without `#`.
    /// - Throws: ``HexError`` for anything else, a surrounding space included.
    public init(hex: some StringProtocol) throws(HexError) {
        var digits: [UInt8] = []
        digits.reserveCapacity(8)
        var text = hex.utf8[...]
        if text.first == UInt8(ascii: "#") { text = text.dropFirst() }
        for byte in text {
            // A check of each digit: `UInt8("+f", radix: 16)` would be 15.
            guard digits.count < 8, let digit = Self.hexDigit(byte) else { throw HexError(input: String(hex)) }
            digits.append(digit)
        }
        let channels: [UInt8]
        switch digits.count {
        case 3, 4: channels = digits.map { $0 * 17 }
        case 6, 8: channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        default: throw HexError(input: String(hex))
        }
        let alpha = channels.count == 4 ? Double(channels[3]) / 255 : 1
        self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }

    /// The colour as `#RRGGBB`, or `#RRGGBBAA` where it is not opaque, its opacity rounded to a byte.
    public var hex: String {
        var text = "#"
        let channels = isOpaque ? [red, green, blue] : [red, green, blue, Self.byte(alpha * 255)]
        for channel in channels {
            for digit in [channel >> 4, channel & 15] {
                text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 48 + digit : 55 + digit))
            }
        }
        return text
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension Theme.Color: ExpressibleByStringLiteral {
    /// Makes a colour of a literal in the source, such as `"#FF9EC7"`.
    ///
    /// A literal that is no colour stops the program and names itself. Text that is not a literal goes through
    /// ``init(hex:)``, which throws.
    ///
    /// - Parameter value: As in ``init(hex:)``.
    public init(stringLiteral value: String) {
        do throws(HexError) {
            self = try Self(hex: value)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
