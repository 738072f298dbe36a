import BlazonViews

/// Several things that are placed together; how, is up to the subclass.
class ArrangedLayout: LayoutNode {
    private var arrangements = ProposalCache<Arrangement>()

    /// Where the children go when the container is offered some room.
    func arrange(_ proposal: Proposal) -> Arrangement { Arrangement(size: .zero, items: []) }

    final func arrangement(for proposal: Proposal) -> Arrangement {
        let known = arrangements
        if let arrangement = known[proposal] { return arrangement }
        let arrangement = arrange(proposal)
        var cache = arrangements
        cache[proposal] = arrangement
        arrangements = cache
        return arrangement
    }

    final override func measure(_ proposal: Proposal) -> Size { arrangement(for: proposal).size }

    override func row(of baseline: TextBaseline, in proposal: Proposal) -> Int? {
        arrangement(for: proposal).row(of: baseline)
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        arrangement(for: proposal).draw(at: origin, on: &canvas)
    }
}
