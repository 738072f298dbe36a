import Blazon
import BlazonViews

extension Canvas {
    /// Draws an icon in half-blocks, and remembers it for writers that can show more.
    mutating func draw(
        _ icon: Node.Icon,
        image: Node.Icon.Image,
        coverage: IconCoverage,
        color: Theme.Color,
        palette: Theme.Palette,
        at origin: Point
    ) {
        let area = Rect(origin, Size(width: coverage.width, height: coverage.height / 2))
        let visible = area.intersection(clip)
        guard !visible.isEmpty else { return }
        let (columns, rows) = (visible.minX..<visible.maxX, visible.minY..<visible.maxY)
        let before = surface.cells(in: columns, rows: rows)
        for y in rows {
            for x in columns {
                let (column, row) = (x - area.minX, 2 * (y - area.minY))
                drawHalves(
                    upper: color.withAlpha(color.alpha * coverage[column, row]),
                    lower: color.withAlpha(color.alpha * coverage[column, row + 1]),
                    at: Point(x: x, y: y),
                    palette: palette
                )
            }
        }
        guard visible == area else { return }
        var roleColors: [Theme.Role: Theme.Color] = [:]
        if case .symbol(let symbol) = image {
            for role in symbol.roles { roleColors[role] = palette[role] }
        }
        add(
            PlacedIcon(
                image: image,
                glyph: icon.glyph,
                color: color,
                roleColors: roleColors,
                columns: columns,
                rows: rows,
                before: before,
                after: surface.cells(in: columns, rows: rows)
            )
        )
    }

    private mutating func drawHalves(upper: Theme.Color, lower: Theme.Color, at point: Point, palette: Theme.Palette) {
        let isSeen = { (color: Theme.Color) in color.alpha * 255 >= 0.5 }
        let ground = surface.background(column: point.x, row: point.y).color
        func draw(_ half: String, _ color: Theme.Color) {
            self.draw([Glyph.cell(of: half)], at: point, ink: Ink(color: color, usual: UsualColors(palette)))
        }
        switch (isSeen(upper), isSeen(lower)) {
        case (false, false): return
        case (true, false): draw("▀", upper)
        case (false, true): draw("▄", lower)
        case (true, true):
            let cell = Rect(point, Size(width: 1, height: 1))
            let behind = ground ?? palette[.background]
            fill(cell, with: lower.composited(over: behind), palette: palette)
            if upper != lower { draw("▀", upper.composited(over: behind)) }
        }
    }
}
