import BlazonViews

/// Room around one thing. Where there is not enough for both, the content keeps its room and the padding gives way, the
/// trailing and lower sides first, so that a box that is too small still has its border.
final class PaddingLayout: WrapperLayout {
    private let leading: Int
    private let top: Int
    private let insets: Size

    init(_ padding: Node.Padding, content: LayoutNode) {
        leading = Extent.clamped(padding.insets.leading)
        top = Extent.clamped(padding.insets.top)
        insets = Size(
            width: Extent.sum(leading, padding.insets.trailing),
            height: Extent.sum(top, padding.insets.bottom)
        )
        super.init(content)
    }

    override func inside(of proposal: Proposal) -> Proposal {
        proposal.inset(width: insets.width, height: insets.height)
    }

    override func measure(_ proposal: Proposal) -> Size {
        let content = content.size(for: inside(of: proposal))
        let room = room(around: content, in: proposal)
        return Size(width: Extent.sum(content.width, room.width), height: Extent.sum(content.height, room.height))
    }

    override func offset(in proposal: Proposal) -> Point {
        let room = room(around: content.size(for: inside(of: proposal)), in: proposal)
        return Point(x: min(leading, room.width), y: min(top, room.height))
    }

    private func room(around content: Size, in proposal: Proposal) -> Size {
        Size(
            width: proposal.width.map { min(insets.width, Extent.difference($0, content.width)) } ?? insets.width,
            height: proposal.height.map { min(insets.height, Extent.difference($0, content.height)) } ?? insets.height
        )
    }
}
