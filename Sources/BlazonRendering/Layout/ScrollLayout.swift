import BlazonViews

/// A window onto something that may be larger.
///
/// In the directions in which it scrolls, the window takes what it is offered, or its content's ideal length where it is
/// offered none; in the others it is as long as its content. The content has its ideal length in the former, begins as
/// far before the window as the offset says, and is cut at the window's edges. The window never lies beyond its content's
/// end.
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
            let start = start(in: proposal)
            content.draw(proposal.ideal(in: axes), at: origin + start, on: &canvas)
        }
    }

    /// A line that is scrolled out of the window is none of the window's.
    override func row(of baseline: TextBaseline, in proposal: Proposal) -> Int? {
        content.row(of: baseline, in: proposal.ideal(in: axes)).flatMap { row in
            let row = row + start(in: proposal).y
            return (0..<size(for: proposal).height).contains(row) ? row : nil
        }
    }

    /// Where the content stands, from the window's corner.
    private func start(in proposal: Proposal) -> Point {
        let (all, window) = (content.size(for: proposal.ideal(in: axes)), size(for: proposal))
        return Point(
            x: -min(offset.x, Extent.difference(all.width, window.width)),
            y: -min(offset.y, Extent.difference(all.height, window.height))
        )
    }
}
