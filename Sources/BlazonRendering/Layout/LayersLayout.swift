import BlazonViews

/// Things on top of each other.
///
/// With a base, the others are offered the base's size, stand in it by the alignment, and may be larger than it. Without
/// one, everybody is offered the same, and the size is that of all together.
final class LayersLayout: ArrangedLayout {
    private let alignment: Alignment
    private let base: Int?
    private let children: [LayoutNode]

    init(_ layers: Node.Layers, in context: LayoutContext) {
        alignment = layers.alignment
        let inside = context.within(nil)
        children = layers.children.map { inside.layout(of: $0) }
        base = layers.base.flatMap { layers.children.indices.contains($0) ? $0 : nil }
    }

    override var priority: Double { base.map { children[$0].priority } ?? 0 }

    override func arrange(_ proposal: Proposal) -> Arrangement {
        base.map { arrange(around: $0, proposal) } ?? arrangeTogether(proposal)
    }

    private func arrange(around base: Int, _ proposal: Proposal) -> Arrangement {
        let size = children[base].size(for: proposal)
        let items = children.enumerated().map { index, child in
            guard index != base else { return Arrangement.Item(node: child, proposal: proposal) }
            var item = Arrangement.Item(node: child, proposal: Proposal(size))
            item.offset = alignment.offset(of: item.size, in: size)
            if let baseline = alignment.vertical.baseline {
                let row = children[base].row(of: baseline, in: proposal) ?? size.height - 1
                item.offset.y = row - (child.row(of: baseline, in: item.proposal) ?? item.size.height - 1)
            }
            return item
        }
        return Arrangement(size: size, items: items)
    }

    private func arrangeTogether(_ proposal: Proposal) -> Arrangement {
        var items = children.map { Arrangement.Item(node: $0, proposal: proposal) }
        // Asked for an ideal length, they all are offered that of the longest: what can grow does.
        let width = proposal.width ?? items.reduce(0) { max($0, $1.size.width) }
        let height = proposal.height ?? items.reduce(0) { max($0, $1.size.height) }
        for index in items.indices {
            let size = items[index].size
            if proposal.width == nil, size.width < width { items[index].proposal.width = width }
            if proposal.height == nil, size.height < height { items[index].proposal.height = height }
        }
        let (offsets, total) = items.verticalOffsets(alignment.vertical)
        let size = Size(width: items.reduce(0) { max($0, $1.size.width) }, height: total)
        for (index, y) in offsets.enumerated() {
            let x = alignment.horizontal.offset(of: items[index].size.width, in: size.width)
            items[index].offset = Point(x: x, y: y)
        }
        return Arrangement(size: size, items: items)
    }
}
