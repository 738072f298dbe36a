import BlazonViews

/// The parameters of one *select graphic rendition* sequence (ECMA-48, 8.3.117), joined by semicolons.
struct SGRCodes {
    private(set) var bytes: [UInt8] = []

    /// Turns everything off.
    mutating func reset() { append(0) }

    /// Says what is different in another look: first what is off, then what is on.
    mutating func change(from old: ANSILook, to new: ANSILook) {
        for (attribute, codes) in Self.attributes where old.attributes.contains(attribute) {
            if !new.attributes.contains(attribute) { append(codes.off) }
        }
        for (attribute, codes) in Self.attributes where new.attributes.contains(attribute) {
            if !old.attributes.contains(attribute) { append(codes.on) }
        }
        if old.foreground != new.foreground { append(new.foreground, base: 30) }
        if old.background != new.background { append(new.background, base: 40) }
    }

    private static let attributes: [(Node.StyledText.Attributes, (on: UInt8, off: UInt8))] = [
        (.bold, (1, 22)), (.italic, (3, 23)), (.underline, (4, 24)), (.strikethrough, (9, 29)),
    ]

    /// - Parameter base: 30 for the glyph's colour, 40 for the one behind it.
    private mutating func append(_ color: TerminalColor, base: UInt8) {
        switch color {
        case .default:
            append(base + 9)
        case .named(let index):
            // The bright ones have numbers of their own.
            append(index < 8 ? base + index : base + 52 + index % 16)
        case .indexed(let index):
            append(base + 8)
            append(5)
            append(index)
        case .rgb(let red, let green, let blue):
            append(base + 8)
            append(2)
            append(red)
            append(green)
            append(blue)
        }
    }

    private mutating func append(_ number: UInt8) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
        if number >= 100 { bytes.append(UInt8(ascii: "0") + number / 100) }
        if number >= 10 { bytes.append(UInt8(ascii: "0") + number / 10 % 10) }
        bytes.append(UInt8(ascii: "0") + number % 10)
    }
}
