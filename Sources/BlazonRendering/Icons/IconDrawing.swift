/// What an icon's image becomes in cells.
package enum IconDrawing: Sendable, Hashable {
    /// Its glyph: there is nothing but characters.
    case glyph
    /// Half-blocks, two pixels a cell; its glyph where that is as much as can be recognised.
    case blocks
    /// Itself, and half-blocks where a part of it is hidden.
    case image

    /// What a terminal gets. Without colours there are no half-blocks, since those of one colour would all be the same.
    init(for profile: ColorProfile) { self = profile == .none ? .glyph : .blocks }
}
