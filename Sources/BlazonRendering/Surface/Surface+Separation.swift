extension Surface {
    /// Keeps glyphs apart that would become one when they are written side by side.
    ///
    /// They met on the surface only: in two texts, or where a sign that is not seen was left out between them, as in two
    /// halves of a flag. What is written is measured again by terminals, so that it has to come to as many cells as here.
    /// A zero width non-joiner behind the first one is what breaks all such bonds (UAX #29).
    ///
    /// A surface without clusters has none of them, and costs nothing.
    mutating func separateNeighbours() {
        guard !clusters.texts.isEmpty else { return }
        var known: [Pair: GlyphCode] = [:]
        for y in 0..<height {
            var previous: Int?
            for index in range(ofRow: y) where packed[index].glyph.width > 0 {
                if let previous {
                    let pair = Pair(first: packed[previous].glyph, second: packed[index].glyph)
                    if pair.mayJoin {
                        let first = known[pair] ?? separated(pair)
                        known[pair] = first
                        if first != pair.first { packed[previous].glyph = first }
                    }
                }
                previous = index
            }
        }
    }

    /// The first of two neighbours, as it may stand before the second.
    private mutating func separated(_ pair: Pair) -> GlyphCode {
        let (first, second) = (clusters.text(of: pair.first), clusters.text(of: pair.second))
        let ended = first + "\u{200C}"
        // Some marks have a cell of their own behind whatever they stand; there is nothing to break.
        guard !GlyphScanner.hasBoundary(in: first + second, at: first.utf8.count),
            GlyphScanner.hasBoundary(in: ended + second, at: ended.utf8.count)
        else { return pair.first }
        return clusters.code(for: ended, width: pair.first.width)
    }

    /// Two glyphs side by side.
    private struct Pair: Hashable {
        let first: GlyphCode
        let second: GlyphCode

        /// What is one scalar only never joins another such.
        var mayJoin: Bool { !first.isBlank && (first.cluster != nil || second.cluster != nil) }
    }
}
