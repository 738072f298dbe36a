import BlazonViews

/// Limits to the size of one thing, as SwiftUI's flexible frame has them. A least length beats a smaller greatest one.
final class FrameLayout: WrapperLayout {
    private let width: FrameLimits
    private let height: FrameLimits
    private let alignment: Alignment
    private let ownPriority: Double
    private let fixedAxes: Axis.Set
    /// How far from its place the content is drawn; nothing else knows of it.
    private let displacement: Point

    init(_ frame: Node.Frame, content: LayoutNode) {
        width = FrameLimits(least: frame.minWidth, ideal: frame.idealWidth, most: frame.maxWidth)
        height = FrameLimits(least: frame.minHeight, ideal: frame.idealHeight, most: frame.maxHeight)
        alignment = frame.alignment
        ownPriority = frame.priority
        fixedAxes = frame.fixedAxes
        displacement = Point(x: Self.bounded(frame.x), y: Self.bounded(frame.y))
        super.init(content)
    }

    override var priority: Double { ownPriority == 0 ? super.priority : ownPriority }

    override func inside(of proposal: Proposal) -> Proposal {
        let proposal = proposal.ideal(in: fixedAxes)
        let limited = Proposal(width: width.offer(of: proposal.width), height: height.offer(of: proposal.height))
        // What is longer than allowed when asked for its ideal length is offered what is allowed: text wraps.
        let size = content.size(for: limited)
        return Proposal(
            width: limited.width ?? width.correction(of: size.width),
            height: limited.height ?? height.correction(of: size.height)
        )
    }

    override func offset(in proposal: Proposal) -> Point {
        alignment.offset(of: content.size(for: inside(of: proposal)), in: size(for: proposal))
    }

    override func measure(_ proposal: Proposal) -> Size {
        let content = content.size(for: inside(of: proposal))
        return Size(
            width: width.length(content: content.width, offered: proposal.width),
            height: height.length(content: content.height, offered: proposal.height)
        )
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        super.draw(proposal, at: origin + displacement, on: &canvas)
    }

    private static func bounded(_ distance: Int) -> Int { min(max(distance, -Extent.limit), Extent.limit) }
}
