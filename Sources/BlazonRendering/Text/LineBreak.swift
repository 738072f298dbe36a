/// Where a line may end: the part of UAX #14 that prose needs.
enum LineBreak {
    /// What has to be known of a glyph.
    struct Unit {
        /// The first scalar.
        let base: Unicode.Scalar
        /// In cells; 0 for what is not seen and only says where a line may end.
        let width: Int

        /// Whether it is a blank that a line may end at, and that is left out there. No-break spaces are none.
        var isBreakingBlank: Bool {
            switch base.value {
            case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
            default: false
            }
        }

        /// Whether it is a hyphen that is only seen at the end of a line.
        var isSoftHyphen: Bool { base.value == 0xAD }

        fileprivate var isHyphen: Bool { base == "-" || base.value == 0x2010 }

        /// Ideographs, syllables and emoji: each is a word of its own.
        fileprivate var isIdeographic: Bool { width == 2 }
    }

    /// Whether a scalar is not seen, but says where a line may end: a zero width space or a soft hyphen.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x200B || scalar.value == 0xAD }

    /// Whether a line may end between two glyphs.
    ///
    /// - Parameters:
    ///   - unit: The last one of the line.
    ///   - next: The first one of the next line.
    ///   - previous: The one before `unit`, if there is one.
    static func isAllowed(after unit: Unit, before next: Unit, previous: Unit?) -> Bool {
        if unit.isBreakingBlank { return !next.isBreakingBlank }
        if next.isBreakingBlank || next.width == 0 { return false }
        if unit.isSoftHyphen { return true }
        if unit.isHyphen {
            guard next.base.properties.isAlphabetic, let previous else { return false }
            return previous.base.properties.isAlphabetic || previous.base.properties.numericType != nil
        }
        guard unit.isIdeographic || next.isIdeographic else { return false }
        return !keepsWhatFollows.contains(unit.base) && !keepsWhatPrecedes.contains(next.base)
    }

    private static let noBreakSpaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{2007}"]

    /// Opening brackets may not end a line.
    private static let keepsWhatFollows = noBreakSpaces.union("([{（「『【〔《〈［｛“‘".unicodeScalars)

    /// Closing brackets and marks, small kana and the long sound may not begin a line.
    private static let keepsWhatPrecedes = noBreakSpaces.union(
        ")]}）」』】〕》〉］｝”’、。，．・：；！？,.:;!?ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…".unicodeScalars
    )
}
