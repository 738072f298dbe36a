import Blazon
import BlazonViews

/// A line across the stack it stands in: upright in a row, else level. It is one cell long where it is offered no length.
final class DividerLayout: LayoutNode {
    private let isUpright: Bool
    private let line: [Glyph]
    private let ink: Ink

    init(in context: LayoutContext) {
        isUpright = context.stack?.axis == .horizontal
        let (glyphs, options) = (context.glyphs, context.options)
        line =
            isUpright
            ? [Glyph.cell(of: glyphs.verticalDivider, options)]
            : Glyph.row(of: glyphs.horizontalDivider, options)
        ink = context.ink(.role(.divider))
    }

    override func measure(_ proposal: Proposal) -> Size {
        isUpright
            ? Size(width: 1, height: proposal.height ?? 1)
            : Size(width: proposal.width ?? 1, height: 1)
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        canvas.draw(pattern: line, in: Rect(origin, size(for: proposal)), ink: ink)
    }
}
