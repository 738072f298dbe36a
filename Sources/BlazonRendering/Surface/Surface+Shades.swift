import Blazon

extension Surface {
    /// Makes backgrounds of shades (`░▒▓`), of the colour that they look like, so that a glyph that fills a part of its cell
    /// can be drawn on what is left of them: a cell has one glyph.
    ///
    /// - Parameters:
    ///   - rect: What is looked through.
    ///   - ground: What a shade without a background stands on; nil where nobody knows, so that it stays.
    ///   - clip: What may be painted on; it lies within the surface.
    mutating func flattenShades(in rect: Rect, on ground: Theme.Color?, clip: Rect) {
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            for index in y * width + area.minX..<y * width + area.maxX {
                let style = styles[packed[index].style]
                guard let share = packed[index].glyph.shade, let color = style.foreground.color,
                    let behind = style.background.color ?? ground
                else { continue }
                let mixed = CellColor(color.withAlpha(share).composited(over: behind))
                packed[index] = PackedCell(glyph: .blank, style: styles.number(of: CellStyle(background: mixed)))
            }
        }
    }
}

extension GlyphCode {
    /// How much of its cell a shade fills, in quarters; nil for all other glyphs.
    fileprivate var shade: Double? {
        guard let value = scalar?.value, (0x2591...0x2593).contains(value) else { return nil }
        return Double(value - 0x2590) / 4
    }
}
