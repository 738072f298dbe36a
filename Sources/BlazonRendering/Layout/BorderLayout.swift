import Blazon
import BlazonViews

/// A line around one thing, at each side as thick as its widest piece. Around nothing, it is drawn as far as there is room:
/// of a box one cell wide only the leading side is left.
final class BorderLayout: WrapperLayout {
    private let pieces: BorderPieces
    private let ink: Ink

    init(_ border: Node.Border, content: LayoutNode, in context: LayoutContext) {
        var line = border.line ?? context.theme.glyphs.border
        if context.options.ambiguousWidth == .wide { line = line.withoutWideLines }
        pieces = BorderPieces(line, context.options)
        ink = context.ink(border.paint)
        super.init(content)
    }

    override func inside(of proposal: Proposal) -> Proposal {
        proposal.inset(width: pieces.thickness.width, height: pieces.thickness.height)
    }

    override func offset(in proposal: Proposal) -> Point { pieces.corner }

    override func measure(_ proposal: Proposal) -> Size {
        let content = content.size(for: inside(of: proposal))
        return Size(
            width: Self.length(around: content.width, thickness: pieces.thickness.width, offered: proposal.width),
            height: Self.length(around: content.height, thickness: pieces.thickness.height, offered: proposal.height)
        )
    }

    private static func length(around content: Int, thickness: Int, offered: Int?) -> Int {
        content == 0 ? min(thickness, offered ?? thickness) : Extent.sum(content, thickness)
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        super.draw(proposal, at: origin, on: &canvas)
        let box = Rect(origin, size(for: proposal))
        // Where both sides fall on one cell, the leading and the upper one are drawn, last.
        canvas.clipped(to: box) { canvas in
            for y in rows(of: box, on: canvas) {
                canvas.draw(pieces.trailing, endingAt: Point(x: box.maxX, y: y), ink: ink)
                canvas.draw(pieces.leading, at: Point(x: box.minX, y: y), ink: ink)
            }
            if pieces.hasBottom { draw(pieces.bottom, y: box.maxY - 1, of: box, on: &canvas) }
            if pieces.hasTop { draw(pieces.top, y: box.minY, of: box, on: &canvas) }
        }
    }

    /// Those of the sides, as far as they are seen.
    private func rows(of box: Rect, on canvas: Canvas) -> Range<Int> {
        let first = max(box.minY + (pieces.hasTop ? 1 : 0), canvas.clip.minY)
        return first..<max(min(box.maxY - (pieces.hasBottom ? 1 : 0), canvas.clip.maxY), first)
    }

    /// The corners at their ends, and between them the side, repeated.
    private func draw(_ line: BorderPieces.Line, y: Int, of box: Rect, on canvas: inout Canvas) {
        let first = Extent.clamped(line.leading.width)
        let length = max(box.maxX - box.minX - first - line.trailing.width, 0)
        let side = Rect(Point(x: box.minX + first, y: y), Size(width: length, height: 1))
        canvas.draw(pattern: line.side, in: side, ink: ink)
        canvas.draw(line.trailing, endingAt: Point(x: box.maxX, y: y), ink: ink)
        canvas.draw(line.leading, at: Point(x: box.minX, y: y), ink: ink)
    }
}

extension Canvas {
    fileprivate mutating func draw(_ glyphs: [Glyph], endingAt end: Point, ink: Ink) {
        draw(glyphs, at: Point(x: end.x - glyphs.width, y: end.y), ink: ink)
    }
}
