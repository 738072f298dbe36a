import Blazon
import BlazonViews

extension Surface {
    /// Draws glyphs one after the other, on whatever background there is.
    ///
    /// - Parameters:
    ///   - glyphs: A wide one that only half fits into `clip` leaves a blank there.
    ///   - origin: Where the first one stands.
    ///   - ink: What they are drawn with.
    ///   - clip: What may be painted on; it lies within the surface.
    /// - Returns: The column after the last glyph.
    @discardableResult
    mutating func draw(_ glyphs: some Sequence<Glyph>, at origin: Point, ink: Ink, clip: Rect) -> Int {
        var pen = Pen(ink)
        var x = origin.x
        for glyph in glyphs {
            let code = glyph.cluster.map { clusters.code(for: $0, width: glyph.width) } ?? glyph.code
            draw(code, at: Point(x: x, y: origin.y), with: &pen, clip: clip)
            x += glyph.width
        }
        return x
    }

    /// Draws glyphs of a text one after the other, on whatever background there is.
    ///
    /// - Parameters:
    ///   - range: Which glyphs. A wide one that only half fits into `clip` leaves a blank there.
    ///   - text: Has them.
    ///   - origin: Where the first one stands.
    ///   - ink: What they are drawn with.
    ///   - clip: What may be painted on; it lies within the surface.
    /// - Returns: The column after the last glyph.
    mutating func draw(
        _ range: Range<Int>,
        of text: GlyphText,
        at origin: Point,
        ink: Ink,
        clip: Rect
    ) -> Int {
        var pen = Pen(ink)
        var x = origin.x
        for index in range where text.glyphs[index].width > 0 {
            let glyph = text.glyphs[index]
            var code = glyph
            if glyph.cluster != nil { code = clusters.code(for: text.clusters.text(of: glyph), width: glyph.width) }
            draw(code, at: Point(x: x, y: origin.y), with: &pen, clip: clip)
            x += glyph.width
        }
        return x
    }

    /// Paints a colour over what there is.
    ///
    /// An opaque colour hides the glyphs below it. A translucent one blends with backgrounds and glyphs alike and leaves
    /// the glyphs; where a cell has no colours yet, it blends with those of the theme.
    mutating func fill(_ rect: Rect, with color: Theme.Color, palette: Theme.Palette, clip: Rect) {
        let area = rect.intersection(clip)
        guard !area.isEmpty, color.alpha > 0 else { return }
        for y in area.minY..<area.maxY {
            let row = y * width + area.minX..<y * width + area.maxX
            if color.isOpaque {
                cover(row, with: CellColor(color))
            } else {
                tint(row, with: color, palette: palette)
            }
        }
    }

    @inline(__always)
    private mutating func draw(_ glyph: GlyphCode, at place: Point, with pen: inout Pen, clip: Rect) {
        guard place.y >= clip.minY, place.y < clip.maxY else { return }
        let end = place.x + glyph.width
        let row = place.y * width
        if place.x >= clip.minX, end <= clip.maxX {
            let index = row + place.x
            let below = packed[index].style
            put(PackedCell(glyph: glyph, style: pen.style(on: below, in: &styles)), at: index)
        } else if place.x < clip.maxX, end > clip.minX {
            for column in max(place.x, clip.minX)..<min(end, clip.maxX) { erase(at: row + column) }
        }
    }

    @inline(__always)
    private mutating func put(_ cell: PackedCell, at index: Int) {
        separate(at: index)
        packed[index] = cell
        guard cell.glyph.width == 2 else { return }
        separate(at: index + 1)
        packed[index + 1] = PackedCell(glyph: .secondHalf, style: plain(packed[index + 1].style))
    }

    private mutating func erase(at index: Int) {
        separate(at: index)
        packed[index] = PackedCell(glyph: .blank, style: plain(packed[index].style))
    }

    private mutating func cover(_ row: Range<Int>, with color: CellColor) {
        separate(at: row.lowerBound)
        separate(at: row.upperBound - 1)
        let cell = PackedCell(glyph: .blank, style: styles.number(of: CellStyle(background: color)))
        for index in row { packed[index] = cell }
    }

    private mutating func tint(_ row: Range<Int>, with color: Theme.Color, palette: Theme.Palette) {
        var before: UInt32?
        var after: UInt32 = 0
        for index in row {
            let style = packed[index].style
            if style != before {
                before = style
                after = styles.number(of: tinted(styles[style], with: color, palette: palette))
            }
            packed[index].style = after
        }
    }

    private func tinted(_ style: CellStyle, with color: Theme.Color, palette: Theme.Palette) -> CellStyle {
        let background = style.background.color ?? palette[.background]
        let foreground = style.foreground.color ?? palette[.primaryText].composited(over: background)
        var style = style
        style.background = CellColor(color.composited(over: background))
        style.foreground = CellColor(color.composited(over: foreground))
        return style
    }

    /// Before a cell is painted: if it is one half of a wide glyph, both halves become blanks.
    @inline(__always)
    private mutating func separate(at index: Int) {
        let width = packed[index].glyph.width
        if width != 1 { separate(from: width == 0 ? index - 1 : index) }
    }

    private mutating func separate(from first: Int) {
        for half in first...first + 1 {
            packed[half] = PackedCell(glyph: .blank, style: plain(packed[half].style))
        }
    }

    /// The style that has nothing but the background of another one.
    private mutating func plain(_ style: UInt32) -> UInt32 {
        styles.number(of: CellStyle(background: styles[style].background))
    }
}

/// Knows what style an ink makes of the one that it meets. Neighbours mostly stand on the same.
private struct Pen {
    private let ink: Ink
    private var below: UInt32?
    private var style: UInt32 = 0

    init(_ ink: Ink) { self.ink = ink }

    @inline(__always)
    mutating func style(on below: UInt32, in styles: inout StyleTable) -> UInt32 {
        if below != self.below {
            self.below = below
            style = Self.style(of: ink, on: styles[below].background, in: &styles)
        }
        return style
    }

    private static func style(of ink: Ink, on background: CellColor, in styles: inout StyleTable) -> UInt32 {
        styles.number(
            of: CellStyle(
                foreground: ink.foreground(on: background),
                background: background,
                link: ink.link,
                attributes: ink.attributes
            )
        )
    }
}
