import Blazon
import BlazonViews

/// A line around one thing, one cell thick. Around nothing, it is drawn as far as there is room: of a box one cell wide
/// only the leading side is left.
final class BorderLayout: WrapperLayout {
    private let glyphs: BorderGlyphs
    private let ink: Ink

    init(_ border: Node.Border, content: LayoutNode, in context: LayoutContext) {
        glyphs = border.line ?? context.theme.glyphs.border
        ink = context.ink(border.paint)
        super.init(content)
    }

    override func inside(of proposal: Proposal) -> Proposal { proposal.inset(width: 2, height: 2) }

    override func offset(in proposal: Proposal) -> Point { Point(x: 1, y: 1) }

    override func measure(_ proposal: Proposal) -> Size {
        let content = content.size(for: inside(of: proposal))
        return Size(
            width: Self.length(around: content.width, offered: proposal.width),
            height: Self.length(around: content.height, offered: proposal.height)
        )
    }

    private static func length(around content: Int, offered: Int?) -> Int {
        content == 0 ? min(2, offered ?? 2) : Extent.sum(content, 2)
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        super.draw(proposal, at: origin, on: &canvas)
        let box = Rect(origin, size(for: proposal))
        canvas.clipped(to: box) { canvas in
            drawSides(box, on: &canvas)
            drawCorners(box, on: &canvas)
        }
    }

    private func drawSides(_ box: Rect, on canvas: inout Canvas) {
        let last = Point(x: box.maxX - 1, y: box.maxY - 1)
        func side(_ pattern: [Glyph], x: Range<Int>, y: Range<Int>, on canvas: inout Canvas) {
            let size = Size(width: x.count, height: y.count)
            canvas.draw(pattern: pattern, in: Rect(Point(x: x.lowerBound, y: y.lowerBound), size), ink: ink)
        }
        // Between the corners.
        let columns = box.minX + 1..<max(last.x, box.minX + 1)
        let rows = box.minY + 1..<max(last.y, box.minY + 1)
        // Where both sides fall on one cell, the leading and the upper one are drawn, last.
        side([.cell(of: glyphs.trailing)], x: last.x..<box.maxX, y: rows, on: &canvas)
        side([.cell(of: glyphs.leading)], x: box.minX..<box.minX + 1, y: rows, on: &canvas)
        side(Glyph.row(of: glyphs.bottom), x: columns, y: last.y..<box.maxY, on: &canvas)
        side(Glyph.row(of: glyphs.top), x: columns, y: box.minY..<box.minY + 1, on: &canvas)
    }

    private func drawCorners(_ box: Rect, on canvas: inout Canvas) {
        let last = Point(x: box.maxX - 1, y: box.maxY - 1)
        func corner(_ glyph: String, x: Int, y: Int, on canvas: inout Canvas) {
            canvas.draw([.cell(of: glyph)], at: Point(x: x, y: y), ink: ink)
        }
        corner(glyphs.bottomTrailing, x: last.x, y: last.y, on: &canvas)
        corner(glyphs.bottomLeading, x: box.minX, y: last.y, on: &canvas)
        corner(glyphs.topTrailing, x: last.x, y: box.minY, on: &canvas)
        corner(glyphs.topLeading, x: box.minX, y: box.minY, on: &canvas)
    }
}
