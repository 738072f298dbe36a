import BlazonViews

/// Where a container puts its children.
struct Arrangement {
    var size: Size
    /// From the back to the front.
    var items: [Item]

    /// Children that are all offered the same, not placed yet.
    static func items(_ children: [LayoutNode], offered proposal: Proposal) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(children.count)
        for child in children { items.append(Item(child, offered: proposal)) }
        return items
    }

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

extension Arrangement {
    /// One child of a container.
    struct Item {
        let node: LayoutNode
        /// What the child is offered.
        private(set) var proposal: Proposal
        /// What it takes of that.
        private(set) var size: Size
        /// Where it stands in the container.
        var offset = Point.zero

        init(_ node: LayoutNode, offered proposal: Proposal) {
            self.node = node
            self.proposal = proposal
            size = node.size(for: proposal)
        }

        /// Offers the child something else.
        mutating func offer(_ proposal: Proposal) {
            self.proposal = proposal
            size = node.size(for: proposal)
        }

        /// The row of a line of text in the child, or its last row where it has no text.
        func row(of baseline: TextBaseline) -> Int {
            node.row(of: baseline, in: proposal) ?? max(size.height - 1, 0)
        }
    }
}

extension [Arrangement.Item] {
    /// The length of the longest item.
    func greatest(_ length: (Size) -> Int) -> Int {
        reduce(0) { Swift.max($0, length($1.size)) }
    }

    /// Places items that stand side by side, and returns the height that they need together. With a baseline, the lines
    /// of text are on one row, and an item without text stands on that row.
    mutating func alignVertically(_ alignment: VerticalAlignment) -> Int {
        guard let baseline = alignment.baseline else {
            let height = greatest(\.height)
            for index in indices { self[index].offset.y = alignment.offset(of: self[index].size.height, in: height) }
            return height
        }
        let common = reduce(0) { Swift.max($0, $1.row(of: baseline)) }
        for index in indices { self[index].offset.y = common - self[index].row(of: baseline) }
        return reduce(0) { Swift.max($0, Extent.sum($1.offset.y, $1.size.height)) }
    }
}
