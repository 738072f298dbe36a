import BlazonViews

/// Things on top of each other.
///
/// With a base, the others are offered the base's size, stand in it by the alignment, and may be larger than it. Without
/// one, everybody is offered the same, and the size is that of all together.
final class LayersLayout: ArrangedLayout {
    private let alignment: Alignment
    private let base: Int?
    private let children: [LayoutNode]

    init(_ layers: Node.Layers, children: [LayoutNode]) {
        alignment = layers.alignment
        self.children = children
        base = layers.base.flatMap { children.indices.contains($0) ? $0 : nil }
    }

    override var priority: Double { base.map { children[$0].priority } ?? 0 }

    override func arrange(_ proposal: Proposal) -> Arrangement {
        base.map { arrange(around: $0, proposal) } ?? arrangeTogether(proposal)
    }

    private func arrange(around base: Int, _ proposal: Proposal) -> Arrangement {
        let size = children[base].size(for: proposal)
        var items = Arrangement.items(children, offered: Proposal(size))
        items[base].offer(proposal)
        for index in items.indices where index != base {
            items[index].offset = alignment.offset(of: items[index].size, in: size)
            if let baseline = alignment.vertical.baseline {
                items[index].offset.y = items[base].row(of: baseline) - items[index].row(of: baseline)
            }
        }
        return Arrangement(size: size, items: items)
    }

    private func arrangeTogether(_ proposal: Proposal) -> Arrangement {
        var items = Arrangement.items(children, offered: proposal)
        growTogether(&items)
        let width = items.greatest(\.width)
        let height = items.alignVertically(alignment.vertical)
        for index in items.indices {
            items[index].offset.x = alignment.horizontal.offset(of: items[index].size.width, in: width)
        }
        return Arrangement(size: Size(width: width, height: height), items: items)
    }

    /// Asked for an ideal length, the children are all offered that of the longest: what can grow does.
    private func growTogether(_ items: inout [Arrangement.Item]) {
        let size = Size(width: items.greatest(\.width), height: items.greatest(\.height))
        for index in items.indices {
            var proposal = items[index].proposal
            if proposal.width == nil, items[index].size.width < size.width { proposal.width = size.width }
            if proposal.height == nil, items[index].size.height < size.height { proposal.height = size.height }
            if proposal != items[index].proposal { items[index].offer(proposal) }
        }
    }
}
