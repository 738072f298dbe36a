import BlazonViews

/// Where a container puts its children.
struct Arrangement {
    struct Item {
        let node: LayoutNode
        /// What the child is offered.
        var proposal: Proposal
        /// Where it stands in the container.
        var offset = Point.zero

        var size: Size { node.size(for: proposal) }
    }

    var size: Size
    /// From the back to the front.
    var items: [Item]

    func draw(at origin: Point, on canvas: inout Canvas) {
        for item in items { item.node.draw(item.proposal, at: origin + item.offset, on: &canvas) }
    }

    /// The first or last line of text in any of the children, from the top of the container.
    func row(of baseline: TextBaseline) -> Int? {
        let rows = items.compactMap { item in
            item.node.row(of: baseline, in: item.proposal).map { $0 + item.offset.y }
        }
        return baseline == .first ? rows.min() : rows.max()
    }
}

extension [Arrangement.Item] {
    /// Where each child begins when all stand side by side, and the height that they need together. With a baseline, the
    /// lines of text are on one row; a child without text stands on that row.
    func verticalOffsets(_ alignment: VerticalAlignment) -> (offsets: [Int], height: Int) {
        let heights = map(\.size.height)
        guard let baseline = alignment.baseline else {
            let height = heights.max() ?? 0
            return (heights.map { alignment.offset(of: $0, in: height) }, height)
        }
        let rows = map { $0.node.row(of: baseline, in: $0.proposal) ?? Swift.max($0.size.height - 1, 0) }
        let common = rows.max() ?? 0
        let offsets = rows.map { common - $0 }
        return (offsets, zip(offsets, heights).reduce(0) { Swift.max($0, Extent.sum($1.0, $1.1)) })
    }
}
