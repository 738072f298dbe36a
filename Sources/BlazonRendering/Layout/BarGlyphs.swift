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

    init(_ glyphs: GlyphSet, _ options: TextOptions) {
        full = Glyph.row(of: glyphs.bar, options)
        track = Glyph.row(of: glyphs.track, options)
        scale = Glyph.row(of: glyphs.controls.scale, options)
        marker = Glyph.row(of: glyphs.controls.marker, options)
        partial = glyphs.partialBar.map { Glyph.cell(of: $0, options) }
    }
}
