/// Where a line may end: the part of UAX #14 that prose needs.
enum LineBreak {
    /// Whether a line may end between two glyphs.
    ///
    /// - Parameters:
    ///   - glyph: The last one of the line.
    ///   - next: The first one of the next line.
    ///   - previous: The one before `glyph`, if there is one.
    static func isAllowed(after glyph: Glyph, before next: Glyph, previous: Glyph?) -> Bool {
        if isBreakingBlank(glyph) { return !isBreakingBlank(next) }
        if isBreakingBlank(next) { return false }
        if glyph.character == "-" || glyph.character == "\u{2010}" {
            return next.character.isLetter && previous.map { $0.character.isLetter || $0.character.isNumber } ?? false
        }
        guard isIdeographic(glyph) || isIdeographic(next) else { return false }
        return !keepsWhatFollows.contains(glyph.character) && !keepsWhatPrecedes.contains(next.character)
    }

    /// Whether it is a blank that a line may end at, and that is left out there. No-break spaces are none.
    static func isBreakingBlank(_ glyph: Glyph) -> Bool {
        if glyph.ascii > 0 { return glyph.ascii == 0x20 }
        return switch glyph.character.unicodeScalars.first?.value ?? 0 {
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Ideographs, syllables and emoji: each is a word of its own.
    private static func isIdeographic(_ glyph: Glyph) -> Bool { glyph.width == 2 }

    private static let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2007}"]

    /// Opening brackets may not end a line.
    private static let keepsWhatFollows = noBreakSpaces.union("([{（「『【〔《〈［｛“‘")

    /// Closing brackets and marks, small kana and the long sound may not begin a line.
    private static let keepsWhatPrecedes = noBreakSpaces.union(
        ")]}）」』】〕》〉］｝”’、。，．・：；！？,.:;!?ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…"
    )
}
