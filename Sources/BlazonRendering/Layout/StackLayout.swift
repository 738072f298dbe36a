import BlazonViews

/// Things in a row or a column, which share the room along it as ``StackDivision`` says.
///
/// Across its axis, a stack offers everybody what it is offered itself, and is as broad as the broadest.
final class StackLayout: ArrangedLayout {
    private let axis: Axis
    private let alignment: Alignment
    private let children: [LayoutNode]
    /// The room between two children, unless one of them is a spacer.
    private let spacing: Int

    init(_ stack: Node.Stack, children: [LayoutNode]) {
        axis = stack.axis
        alignment = stack.alignment
        self.children = children
        spacing = Extent.clamped(stack.spacing)
    }

    private func gap(before index: Int) -> Int {
        index == 0 || children[index].isSpacer || children[index - 1].isSpacer ? 0 : spacing
    }

    override func arrange(_ proposal: Proposal) -> Arrangement {
        var items = items(offered: proposal)
        if proposal.length(across: axis) == nil { growAcross(&items) }
        let size = place(&items)
        return Arrangement(size: size, items: items)
    }

    /// The children with what each is offered.
    private func items(offered proposal: Proposal) -> [Arrangement.Item] {
        let length = proposal.length(along: axis)
        guard let length, length < Extent.limit, children.count > 1 else {
            // There is nothing to divide: everybody's ideal length, a room without end, or one child alone.
            return Arrangement.items(children, offered: proposal)
        }
        let room = Extent.difference(length, children.indices.reduce(0) { Extent.sum($0, gap(before: $1)) })
        return divide(room, across: proposal.length(across: axis))
    }

    private func divide(_ room: Int, across: Int?) -> [Arrangement.Item] {
        var items = Arrangement.items(children, offered: Proposal(along: axis, 0, across: across))
        var shares: [StackDivision.Share] = []
        shares.reserveCapacity(children.count)
        for child in children {
            shares.append(.init(priority: child.priority, lengths: child.lengths(along: axis, across: across)))
        }
        var division = StackDivision(of: room, among: shares)
        while let offer = division.nextOffer() {
            items[offer.index].offer(Proposal(along: axis, offer.length, across: across))
            division.settle(items[offer.index].size.length(along: axis))
        }
        return items
    }

    /// Asked for its ideal breadth, a stack offers its children the breadth of the broadest, so that dividers and
    /// everything else that can grow does.
    private func growAcross(_ items: inout [Arrangement.Item]) {
        let breadth = items.greatest { $0.length(across: axis) }
        for index in items.indices where items[index].size.length(across: axis) < breadth {
            items[index].offer(Proposal(along: axis, items[index].proposal.length(along: axis), across: breadth))
        }
    }

    /// Places the children, and returns the size of all of them.
    private func place(_ items: inout [Arrangement.Item]) -> Size {
        let breadth: Int
        switch axis {
        case .horizontal:
            breadth = items.alignVertically(alignment.vertical)
        case .vertical:
            breadth = items.greatest(\.width)
            for index in items.indices {
                items[index].offset.x = alignment.horizontal.offset(of: items[index].size.width, in: breadth)
            }
        }
        var position = 0
        for index in items.indices {
            position = Extent.sum(position, gap(before: index))
            if axis == .horizontal { items[index].offset.x = position } else { items[index].offset.y = position }
            position = Extent.sum(position, items[index].size.length(along: axis))
        }
        return Size(along: axis, position, across: breadth)
    }
}
