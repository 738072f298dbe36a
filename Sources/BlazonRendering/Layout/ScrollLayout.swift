import BlazonViews

/// A window onto something that may be larger.
///
/// In the directions in which it scrolls, the window takes what it is offered, or its content's ideal length where it is
/// offered none; in the others it is as long as its content. The content has its ideal length in the former, begins as
/// far before the window as the offset says, and is cut at the window's edges. An offset beyond the content's end shows
/// nothing of it.
final class ScrollLayout: LayoutNode {
    private let axes: Axis.Set
    private let offset: Point
    private let content: LayoutNode

    init(_ scroll: Node.Scroll, content: LayoutNode) {
        axes = scroll.axes
        offset = Point(
            x: axes.contains(.horizontal) ? Extent.clamped(scroll.x) : 0,
            y: axes.contains(.vertical) ? Extent.clamped(scroll.y) : 0
        )
        self.content = content
    }

    override func measure(_ proposal: Proposal) -> Size {
        let ideal = content.size(for: proposal.ideal(in: axes))
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
            height: axes.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height
        )
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        canvas.clipped(to: Rect(origin, size(for: proposal))) { canvas in
            let start = Point(x: origin.x - offset.x, y: origin.y - offset.y)
            content.draw(proposal.ideal(in: axes), at: start, on: &canvas)
        }
    }
}
