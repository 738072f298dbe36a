/// A cell as a surface keeps it, in eight bytes: a glyph, and the number of a style in the surface's table.
struct PackedCell: Sendable, Hashable {
    /// A space where no glyph begins.
    var glyph: GlyphCode
    /// As an index of ``StyleTable``.
    var style: UInt32

    /// A cell that nothing was painted on.
    static let blank = PackedCell(glyph: .blank, style: 0)
}
