/// How a picture keeps a glyph in its cells, whatever font the picture is seen in.
enum GlyphFit {
    /// Nothing is seen of it.
    case blank
    /// Every monospaced font has it, and gives it one cell.
    case natural
    /// All of its cell in its colour.
    case full
    /// Of a script whose letters are shaped together and may run from right to left: a word is fitted as a whole.
    case word
    /// A square of two cells, such as an ideograph: it stands in the middle of them, and is not stretched.
    case square
    /// Whatever font it comes from, it is brought to the width of its cells: symbols, emoji.
    case alone

    init(_ glyph: Surface.Run.Glyph) {
        let scalars = glyph.character.unicodeScalars
        guard let scalar = scalars.first else {
            self = .blank
            return
        }
        let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
        if isSingle, scalar == " " {
            self = .blank
        } else if isSingle, scalar == "\u{2588}" {
            self = .full
        } else if glyph.width == 2 {
            // Above the basic plane an index counts two: one position a glyph would not hold.
            let isSquare = isSingle && scalar.value < 0x10000 && !scalar.properties.isEmojiPresentation
            self = isSquare ? .square : .alone
        } else if isSingle, Self.isNatural(scalar.value) {
            self = .natural
        } else {
            self = glyph.character.isLetter ? .word : .alone
        }
    }

    /// Latin, Greek, Cyrillic, and the dashes, quotes and dots of prose.
    private static func isNatural(_ value: UInt32) -> Bool {
        switch value {
        case 0x21..<0x7F, 0xA0..<0xAD, 0xAE..<0x180, 0x391..<0x3CA, 0x410..<0x450, 0x2010...0x2015, 0x2018...0x201E,
            0x2020...0x2022, 0x2026:
            true
        default: false
        }
    }
}
