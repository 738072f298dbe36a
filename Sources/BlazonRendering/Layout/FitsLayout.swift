import BlazonViews

/// The first of some alternatives whose ideal size fits what is offered; the last one where none does.
final class FitsLayout: LayoutNode {
    private let axes: Axis.Set
    private let alternatives: [LayoutNode]

    init(_ fits: Node.Fits, alternatives: [LayoutNode]) {
        axes = fits.axes
        self.alternatives = alternatives
    }

    override func measure(_ proposal: Proposal) -> Size {
        choice(for: proposal)?.size(for: proposal) ?? .zero
    }

    override func row(of baseline: TextBaseline, in proposal: Proposal) -> Int? {
        choice(for: proposal)?.row(of: baseline, in: proposal)
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        choice(for: proposal)?.draw(proposal, at: origin, on: &canvas)
    }

    private func choice(for proposal: Proposal) -> LayoutNode? {
        alternatives.first { alternative in
            let ideal = alternative.size(for: proposal.ideal(in: axes))
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .max)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .max)
        } ?? alternatives.last
    }
}
