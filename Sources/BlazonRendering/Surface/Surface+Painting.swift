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
        var x = origin.x
        guard (clip.minY..<clip.maxY).contains(origin.y) else { return glyphs.reduce(x) { $0 + $1.width } }
        let row = origin.y * width
        // Neighbours mostly stand on the same background.
        var style = CellStyle(link: ink.link, attributes: ink.attributes)
        style.foreground = ink.foreground(on: style.background)
        for glyph in glyphs {
            let end = x + glyph.width
            if x >= clip.minX, end <= clip.maxX {
                let background = cells[row + x].style.background
                if background != style.background {
                    style.background = background
                    style.foreground = ink.foreground(on: background)
                }
                put(Cell(glyph, style: style), at: row + x)
            } else if x < clip.maxX, end > clip.minX {
                for column in max(x, clip.minX)..<min(end, clip.maxX) { erase(at: row + column) }
            }
            x = end
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
                cover(row, with: Cell.blank(on: CellColor(color)))
            } else {
                tint(row, with: color, palette: palette)
            }
        }
    }

    private mutating func put(_ cell: Cell, at index: Int) {
        separate(at: index)
        cells[index] = cell
        guard cell.width == 2 else { return }
        separate(at: index + 1)
        cells[index + 1] = .secondHalf(on: cells[index + 1].style.background)
    }

    private mutating func erase(at index: Int) {
        separate(at: index)
        cells[index] = Cell.blank(on: cells[index].style.background)
    }

    private mutating func cover(_ row: Range<Int>, with cell: Cell) {
        separate(at: row.lowerBound)
        separate(at: row.upperBound - 1)
        for index in row { cells[index] = cell }
    }

    private mutating func tint(_ row: Range<Int>, with color: Theme.Color, palette: Theme.Palette) {
        var before = CellStyle.plain
        var after = tinted(before, with: color, palette: palette)
        for index in row {
            let style = cells[index].style
            if style.foreground != before.foreground || style.background != before.background {
                before = style
                after = tinted(before, with: color, palette: palette)
            }
            cells[index].style.foreground = after.foreground
            cells[index].style.background = after.background
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
    private mutating func separate(at index: Int) {
        let first: Int
        switch cells[index].width {
        case 0: first = index - 1
        case 2: first = index
        default: return
        }
        for half in first...first + 1 { cells[half] = .blank(on: cells[half].style.background) }
    }
}
