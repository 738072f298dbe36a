import Blazon
import BlazonViews

extension Theme {
    /// What lines and bars are drawn of.
    func glyphs(for options: TextOptions) -> GlyphSet {
        options.ambiguousWidth == .wide ? glyphs.withoutWideLines : glyphs
    }
}

extension GlyphSet {
    /// The set for outputs where symbols of ambiguous width take two cells: with ASCII in place of what would not join there,
    /// or not fit into its one cell.
    fileprivate var withoutWideLines: GlyphSet {
        var glyphs = self
        glyphs.border = border.withoutWideLines
        if horizontalDivider.hasWideLines { glyphs.horizontalDivider = Self.ascii.horizontalDivider }
        if verticalDivider.unicodeScalars.contains(where: { CellProperties($0).isAmbiguous }) {
            glyphs.verticalDivider = Self.ascii.verticalDivider
        }
        if controls.scale.hasWideLines { glyphs.controls.scale = Self.ascii.controls.scale }
        if ([bar, track] + partialBar).contains(where: \.hasWideLines) {
            glyphs.bar = Self.ascii.bar
            glyphs.track = Self.ascii.track
            glyphs.partialBar = Self.ascii.partialBar
        }
        return glyphs
    }
}

extension BorderGlyphs {
    /// The same sides in ASCII, where any of them is made of lines of two cells.
    var withoutWideLines: BorderGlyphs {
        let pieces: [WritableKeyPath<BorderGlyphs, String>] = [
            \.top, \.bottom, \.leading, \.trailing, \.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing,
        ]
        guard pieces.contains(where: { self[keyPath: $0].hasWideLines }) else { return self }
        var glyphs = self
        for piece in pieces where !self[keyPath: piece].isEmpty { glyphs[keyPath: piece] = Self.ascii[keyPath: piece] }
        return glyphs
    }
}

extension String {
    /// Whether there are lines or blocks in it whose width is ambiguous.
    fileprivate var hasWideLines: Bool {
        unicodeScalars.contains { (0x2500...0x259F).contains($0.value) && CellProperties($0).isAmbiguous }
    }
}
