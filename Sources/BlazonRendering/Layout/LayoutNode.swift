import BlazonViews

/// A node while it is laid out and drawn: what it measures, and how it is painted.
///
/// A tree of these is built for one rendering and thrown away after it. Sizes follow SwiftUI's rules: a parent proposes
/// room, the child answers with the size that it takes, whatever that is, and the parent places it. A node is asked for
/// the same proposals again and again (a stack asks for the least, the greatest and the final length of each child), so
/// that each answer is kept; without that, nested stacks would cost exponentially more with each level.
///
/// The class itself is a thing without size that draws nothing.
class LayoutNode {
    private var sizes = ProposalCache<Size>()

    /// The size that the node takes when it is offered some room.
    final func size(for proposal: Proposal) -> Size {
        let known = sizes
        if let size = known[proposal] { return size }
        let size = measure(proposal)
        var cache = sizes
        cache[proposal] = size
        sizes = cache
        return size
    }

    /// What ``size(for:)`` answers, computed anew.
    func measure(_ proposal: Proposal) -> Size { .zero }

    /// Paints the node.
    ///
    /// - Parameters:
    ///   - proposal: What the node was offered; it takes ``size(for:)`` of it.
    ///   - origin: Where its leading top corner stands.
    func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {}

    /// The least and the greatest length that the node takes along an axis.
    func lengths(along axis: Axis, across: Int?) -> ClosedRange<Int> {
        let least = size(for: Proposal(along: axis, 0, across: across)).length(along: axis)
        let greatest = size(for: Proposal(along: axis, Extent.limit, across: across)).length(along: axis)
        return least...max(least, greatest)
    }

    /// The row of a line of text in the node, from its top; nil where it has no text.
    func row(of baseline: TextBaseline, in proposal: Proposal) -> Int? { nil }

    /// Who is served first when a stack divides its room: the greater number.
    var priority: Double { 0 }

    /// Whether the stack's own spacing is left out beside the node.
    var isSpacer: Bool { false }
}
