/// Where a line may end: the part of UAX #14 that prose needs.
enum LineBreak {
    /// Whether a line may end between two glyphs.
    ///
    /// - Parameters:
    ///   - glyph: The last one of the line.
    ///   - next: The first one of the next line.
    ///   - previous: The one before `glyph`, if there is one.
    static func isAllowed(after glyph: Glyph, before next: Glyph, previous: Glyph?) -> Bool {
        let character = glyph.character
        if isBreakingBlank(character) { return !isBreakingBlank(next.character) }
        if isBreakingBlank(next.character) { return false }
        if character == "-" || character == "\u{2010}" {
            return next.character.isLetter && previous.map { $0.character.isLetter || $0.character.isNumber } ?? false
        }
        guard isIdeographic(glyph) || isIdeographic(next) else { return false }
        return !isOpening(character) && !isClosing(next.character) && !isGlue(character) && !isGlue(next.character)
    }

    /// Whether it is a blank that a line may end at, and that is left out there. No-break spaces are none.
    static func isBreakingBlank(_ character: Character) -> Bool {
        switch character {
        case " ", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}": true
        default: false
        }
    }

    /// Ideographs, syllables and emoji: each is a word of its own.
    private static func isIdeographic(_ glyph: Glyph) -> Bool { glyph.width == 2 }

    private static func isGlue(_ character: Character) -> Bool {
        character == "\u{A0}" || character == "\u{202F}" || character == "\u{2007}"
    }

    private static func isOpening(_ character: Character) -> Bool {
        "([{（「『【〔《〈［｛“‘".contains(character)
    }

    /// What may not begin a line: closing brackets and marks, small kana, the long sound.
    private static func isClosing(_ character: Character) -> Bool {
        ")]}）」』】〕》〉］｝”’、。，．・：；！？,.:;!?ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…".contains(character)
    }
}
