/// Adds up the cells of a grapheme cluster, scalar by scalar: the only place where it is said how wide a text is.
///
/// A cluster is as wide as the widest of its scalars: marks, selectors and joiners add nothing. By UAX #11 and UTS #51 these
/// are wide: East Asian Wide and Fullwidth, emoji by default or by variation selector 16, flags, keycaps. Variation
/// selector 15 makes a text glyph of an emoji, one cell wide.
///
/// Some scalars belong to a cluster by UAX #29, yet have cells of their own in a terminal: ``Kind/spacing``. A glyph has two
/// cells at most, so that such a one may begin another glyph. What a scalar adds never depends on what stands further away
/// than its glyph: a text that is cut between two glyphs is as wide as its parts.
struct ClusterMeter {
    /// In cells; 0 for what has no glyph of its own: controls, formatting characters, marks without a base.
    private(set) var width: Int
    private let base: Unicode.Scalar
    private let ambiguousWidth: TextOptions.AmbiguousWidth
    private var previous: Unicode.Scalar
    /// Whether nothing else that has cells may follow in this glyph.
    private var isClosed: Bool

    /// Begins a glyph.
    init(_ base: Unicode.Scalar, ambiguousWidth: TextOptions.AmbiguousWidth) {
        self.base = base
        self.ambiguousWidth = ambiguousWidth
        previous = base
        width = CellProperties(base).width(ambiguousWidth)
        isClosed = Kind(base) == .spacing || Kind(base) == .skinTone
    }

    /// Adds a scalar of the same grapheme cluster.
    ///
    /// - Returns: False where it begins another glyph, and was not added.
    mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        guard let width = width(with: scalar) else { return false }
        self.width = width
        if Kind(scalar) == .spacing { isClosed = true }
        previous = scalar
        return true
    }

    /// The width with one scalar more; nil where there is no room for it.
    private func width(with scalar: Unicode.Scalar) -> Int? {
        switch Kind(scalar) {
        case .emojiSelector: return previous.properties.isEmoji ? 2 : width
        case .textSelector:
            guard base == previous, base.properties.isEmoji else { return width }
            return ambiguousWidth == .wide && CellProperties(base).isAmbiguous ? 2 : 1
        case .keycap: return isKeycapBase && (previous == base || Kind(previous) == .emojiSelector) ? 2 : width
        // Where a base is missing, what stands there instead is not seen.
        case .spacing: return width == 1 ? 2 : nil
        // Elsewhere it is a swatch of colour.
        case .skinTone: return previous.properties.isEmojiModifierBase ? 2 : nil
        // They are drawn inside of the first consonant's cells.
        case .hangulVowel, .hangulFinal: return width
        // Two of them are a flag.
        case .regional: return Kind(previous) == .regional ? 2 : max(width, 1)
        case .other:
            let own = CellProperties(scalar).width(ambiguousWidth)
            return own > 0 && isClosed ? nil : max(width, own)
        }
    }

    private var isKeycapBase: Bool { ("0"..."9").contains(base) || base == "#" || base == "*" }
}

extension ClusterMeter {
    /// What is peculiar about a scalar.
    enum Kind {
        case emojiSelector, textSelector, keycap, skinTone, regional, hangulVowel, hangulFinal, other
        /// The halfwidth sound marks of Katakana, the Thai and the Lao vowel AM: each has a cell behind its base.
        case spacing

        init(_ scalar: Unicode.Scalar) {
            self =
                switch scalar.value {
                case 0xFE0F: .emojiSelector
                case 0xFE0E: .textSelector
                case 0x20E3: .keycap
                case 0xFF9E, 0xFF9F, 0xE33, 0xEB3: .spacing
                case 0x1F3FB...0x1F3FF: .skinTone
                case 0x1F1E6...0x1F1FF: .regional
                case 0x1160...0x11A7, 0xD7B0...0xD7C6: .hangulVowel
                case 0x11A8...0x11FF, 0xD7CB...0xD7FB: .hangulFinal
                default: .other
                }
        }
    }
}
