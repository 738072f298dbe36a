/// What stands between the `%` of a specifier and its letter: flags, width, precision and length, as they are written.
struct SpecifierFields {
    private var flags: FormatSpecifier.Flags = []
    private var hasWidth = false
    private var width = 0
    private var precision: Int?
    /// Whether a `*` stands for the width or the precision.
    private(set) var takesArguments = false

    /// Whether this looks like a specifier and not like prose: a padding on the right needs a width.
    var isMeant: Bool { !flags.contains(.left) || hasWidth }

    /// The letters that are refused, and why.
    static let unsupported: [UInt8: String] = [
        UInt8(ascii: "s"): "is a C string: use %@",
        UInt8(ascii: "S"): "is a C string: use %@",
        UInt8(ascii: "C"): "is a UTF-16 unit: use %@",
        UInt8(ascii: "p"): "is a pointer: use %@",
        UInt8(ascii: "n"): "would write to memory: write %% for a percent sign",
    ]

    /// Reads all of it, and leaves `index` at the letter.
    mutating func scan(_ bytes: [UInt8], _ index: inout Int) {
        while index < bytes.count, scanFlag(bytes[index]) { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
            takesArguments = true
            index += 1
        } else {
            let start = index
            width = Self.scanNumber(bytes, &index)
            hasWidth = index > start
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
                takesArguments = true
                index += 1
            } else {
                precision = Self.scanNumber(bytes, &index)
            }
        }
        var count = 0
        while count < 2, index < bytes.count, Self.isLength(bytes[index]) {
            index += 1
            count += 1
        }
    }

    private static func isLength(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"): true
        case UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"): true
        default: false
        }
    }

    private mutating func scanFlag(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"): flags.insert(.left)
        case UInt8(ascii: "+"): flags.insert(.plus)
        case UInt8(ascii: " "): flags.insert(.space)
        case UInt8(ascii: "0"): flags.insert(.zero)
        case UInt8(ascii: "#"): flags.insert(.alternate)
        case UInt8(ascii: "'"): break
        default: return false
        }
        return true
    }

    /// The specifier with this letter; nil where the letter is none.
    func specifier(_ letter: UInt8) -> FormatSpecifier? {
        let conversion: FormatSpecifier.Conversion
        switch letter {
        case UInt8(ascii: "@"): conversion = .text
        case UInt8(ascii: "d"), UInt8(ascii: "i"): conversion = .signed
        case UInt8(ascii: "u"): conversion = .unsigned
        case UInt8(ascii: "c"): conversion = .character
        case UInt8(ascii: "o"): conversion = .octal
        case UInt8(ascii: "x"), UInt8(ascii: "X"): conversion = .hexadecimal
        case UInt8(ascii: "f"), UInt8(ascii: "F"): conversion = .fixed
        case UInt8(ascii: "e"), UInt8(ascii: "E"): conversion = .exponential
        case UInt8(ascii: "g"), UInt8(ascii: "G"): conversion = .general
        case UInt8(ascii: "a"), UInt8(ascii: "A"): conversion = .hexadecimalFloat
        default: return nil
        }
        let isUppercase = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
        return FormatSpecifier(
            conversion: conversion,
            flags: isUppercase ? flags.union(.uppercase) : flags,
            width: width,
            precision: precision
        )
    }

    /// Reads digits; a number beyond a million stays there.
    static func scanNumber(_ bytes: [UInt8], _ index: inout Int) -> Int {
        var value = 0
        while index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] {
            value = min(value * 10 + Int(bytes[index] & 0xF), 1_000_000)
            index += 1
        }
        return value
    }
}
