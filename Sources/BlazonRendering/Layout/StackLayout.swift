import BlazonViews

/// Things in a row or a column, which share the room along it.
///
/// The least flexible child is served first and offered an equal part of what is left; what it does not take goes to the
/// others. Children of a higher priority come before all others, who are sure of no more than their least length. What
/// cannot be shared evenly goes to those who are served first. Across its axis, a stack offers everybody what it is
/// offered, and is as wide as the widest.
final class StackLayout: ArrangedLayout {
    private let axis: Axis
    private let alignment: Alignment
    private let children: [LayoutNode]
    /// The room before each child, the first one included.
    private let gaps: [Int]

    init(_ stack: Node.Stack, in context: LayoutContext) {
        axis = stack.axis
        alignment = stack.alignment
        let spacing = Extent.clamped(stack.spacing)
        let inside = context.within(.init(axis: axis, spacing: spacing))
        // What is empty is not there, and has no spacing beside it.
        let children = stack.children.filter { if case .empty = $0 { false } else { true } }.map(inside.layout)
        gaps = children.indices.map { index in
            index == 0 || children[index].isSpacer || children[index - 1].isSpacer ? 0 : spacing
        }
        self.children = children
    }

    override func arrange(_ proposal: Proposal) -> Arrangement {
        let across = proposal.length(across: axis)
        var items = zip(children, lengths(offered: proposal)).map { child, length in
            Arrangement.Item(node: child, proposal: Proposal(along: axis, length, across: across))
        }
        if across == nil { growAcross(&items) }

        let breadth = alignAcross(&items)
        var position = 0
        for (index, gap) in gaps.enumerated() {
            position = Extent.sum(position, gap)
            if axis == .horizontal { items[index].offset.x = position } else { items[index].offset.y = position }
            position = Extent.sum(position, items[index].size.length(along: axis))
        }
        return Arrangement(size: Size(along: axis, position, across: breadth), items: items)
    }

    /// What each child is offered along the axis.
    private func lengths(offered proposal: Proposal) -> [Int?] {
        guard let length = proposal.length(along: axis) else { return Array(repeating: nil, count: children.count) }
        // A part of a room without end is without end.
        guard length < Extent.limit else { return Array(repeating: length, count: children.count) }
        let room = Extent.difference(length, gaps.reduce(0, Extent.sum))
        return StackDivision(of: children, along: axis, across: proposal.length(across: axis)).lengths(in: room)
    }

    /// Asked for its ideal breadth, a stack offers its children the breadth of the broadest, so that dividers and
    /// everything else that can grow does.
    private func growAcross(_ items: inout [Arrangement.Item]) {
        let breadth = items.reduce(0) { max($0, $1.size.length(across: axis)) }
        for index in items.indices where items[index].size.length(across: axis) < breadth {
            let length = items[index].proposal.length(along: axis)
            items[index].proposal = Proposal(along: axis, length, across: breadth)
        }
    }

    /// Places the children across the axis, and returns how much room they need there.
    private func alignAcross(_ items: inout [Arrangement.Item]) -> Int {
        if axis == .horizontal {
            let (offsets, height) = items.verticalOffsets(alignment.vertical)
            for (index, offset) in offsets.enumerated() { items[index].offset.y = offset }
            return height
        }
        let width = items.reduce(0) { max($0, $1.size.width) }
        for index in items.indices {
            items[index].offset.x = alignment.horizontal.offset(of: items[index].size.width, in: width)
        }
        return width
    }
}
