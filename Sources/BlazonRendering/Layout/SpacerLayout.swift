import BlazonViews

/// Room that grows along the stack it stands in, and in both directions where it stands in none.
///
/// It gets what everything else leaves, and at least its least length: the stack's spacing, whose place it takes.
final class SpacerLayout: LayoutNode {
    private let axis: Axis?
    private let minLength: Int

    init(_ spacer: Node.Spacer, in context: LayoutContext) {
        axis = context.stack?.axis
        minLength = Extent.clamped(spacer.minLength ?? context.stack?.spacing ?? 0)
    }

    override var priority: Double { -.infinity }
    override var isSpacer: Bool { true }

    override func measure(_ proposal: Proposal) -> Size {
        let length = Size(width: max(proposal.width ?? 0, minLength), height: max(proposal.height ?? 0, minLength))
        guard let axis else { return length }
        return Size(along: axis, length.length(along: axis), across: 0)
    }
}
