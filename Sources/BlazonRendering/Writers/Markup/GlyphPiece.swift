/// Some glyphs of a run that are placed at once.
struct GlyphPiece {
    let fit: GlyphFit
    /// The first cell.
    let column: Int
    fileprivate(set) var text: String
    /// In cells.
    fileprivate(set) var width: Int
}

extension Surface.Run {
    /// The glyphs in pieces, without the blanks around them. A single blank between two glyphs that go together stays in
    /// their piece.
    ///
    /// - Parameter isDrawn: Whether a glyph is left out, because it is drawn and no text.
    func pieces(without isDrawn: (Character) -> Bool) -> [GlyphPiece] {
        var pieces: [GlyphPiece] = []
        var column = self.column
        // How many blanks there are since the last piece; nil where nothing can join it.
        var gap: Int?
        for glyph in glyphs {
            let fit = GlyphFit(glyph)
            if isDrawn(glyph.character) {
                gap = nil
            } else if fit == .blank {
                gap = gap.map { $0 + glyph.width }
            } else {
                if let gap, gap <= fit.greatestGap, pieces.last?.fit == fit {
                    pieces[pieces.count - 1].text += (gap == 1 ? " " : "") + String(glyph.character)
                    pieces[pieces.count - 1].width += gap + glyph.width
                } else {
                    let text = String(glyph.character)
                    pieces.append(GlyphPiece(fit: fit, column: column, text: text, width: glyph.width))
                }
                gap = 0
            }
            column += glyph.width
        }
        return pieces
    }
}

extension GlyphFit {
    /// How many blanks may stand between two glyphs of one piece; less than none where each is a piece of its own.
    fileprivate var greatestGap: Int {
        switch self {
        case .natural, .word: 1
        case .full, .square: 0
        case .blank, .alone: -1
        }
    }
}
