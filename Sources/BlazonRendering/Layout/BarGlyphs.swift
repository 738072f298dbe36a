import BlazonViews

/// What a bar is drawn of.
struct BarGlyphs {
    var full: [Glyph] = []
    var track: [Glyph] = []
    var scale: [Glyph] = []
    var marker: [Glyph] = []
    /// From the least to the most.
    var partial: [Glyph] = []

    /// Nothing, for a fill that has no glyphs.
    init() {}

    init(_ glyphs: GlyphSet) {
        full = Glyph.row(of: glyphs.bar)
        track = Glyph.row(of: glyphs.track)
        scale = Glyph.row(of: glyphs.controls.scale)
        marker = Glyph.row(of: glyphs.controls.marker)
        partial = glyphs.partialBar.map(Glyph.cell)
    }
}
