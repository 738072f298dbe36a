/// The characters that the file formats are made of, by name.
extension UInt8 {
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var exclamationMark: UInt8 { 0x21 }
    static var quote: UInt8 { 0x22 }
    static var hash: UInt8 { 0x23 }
    static var ampersand: UInt8 { 0x26 }
    static var apostrophe: UInt8 { 0x27 }
    static var openingParenthesis: UInt8 { 0x28 }
    static var closingParenthesis: UInt8 { 0x29 }
    static var asterisk: UInt8 { 0x2A }
    static var comma: UInt8 { 0x2C }
    static var minus: UInt8 { 0x2D }
    static var dot: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var colon: UInt8 { 0x3A }
    static var semicolon: UInt8 { 0x3B }
    static var lessThan: UInt8 { 0x3C }
    static var equals: UInt8 { 0x3D }
    static var greaterThan: UInt8 { 0x3E }
    static var questionMark: UInt8 { 0x3F }
    static var openingBracket: UInt8 { 0x5B }
    static var backslash: UInt8 { 0x5C }
    static var closingBracket: UInt8 { 0x5D }
    static var openingBrace: UInt8 { 0x7B }
    static var closingBrace: UInt8 { 0x7D }

    var isASCII: Bool { self < 0x80 }

    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

    var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    /// A blank within a line.
    var isBlank: Bool { self == .space || self == .tab }

    var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }

    /// What a hexadecimal digit counts; nil for any other character.
    var hexadecimalValue: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self) - 0x30
        case 0x41...0x46: UInt32(self) - 0x41 + 10
        case 0x61...0x66: UInt32(self) - 0x61 + 10
        default: nil
        }
    }
}
