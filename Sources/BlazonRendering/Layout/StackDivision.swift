import BlazonViews

/// How a stack divides its room among its children.
struct StackDivision {
    private struct Share {
        let index: Int
        let priority: Double
        let least: Int
        let flexibility: Int
    }

    private let children: [LayoutNode]
    private let axis: Axis
    private let across: Int?

    init(of children: [LayoutNode], along axis: Axis, across: Int?) {
        self.children = children
        self.axis = axis
        self.across = across
    }

    /// What each child is offered of some room.
    func lengths(in room: Int) -> [Int?] {
        var lengths = [Int?](repeating: room, count: children.count)
        guard children.count > 1 else { return lengths }
        let shares = sharesInOrder()
        // What those who come later are sure of.
        var reserved = shares.reduce(0) { $0 + $1.least }
        var left = room
        var next = shares.startIndex
        while next < shares.endIndex {
            let group = shares[next...].prefix { $0.priority == shares[next].priority }
            reserved -= group.reduce(0) { $0 + $1.least }
            var waiting = group.count
            for share in group {
                let free = max(left - reserved, 0)
                let offer = (free + waiting - 1) / waiting
                lengths[share.index] = offer
                left -= length(of: children[share.index], offered: offer)
                waiting -= 1
            }
            next = group.endIndex
        }
        return lengths
    }

    /// By priority, then by flexibility, then from the leading side.
    private func sharesInOrder() -> [Share] {
        children.enumerated().map { index, child in
            let lengths = child.lengths(along: axis, across: across)
            return Share(
                index: index,
                priority: child.priority,
                least: lengths.lowerBound,
                flexibility: lengths.upperBound - lengths.lowerBound
            )
        }.sorted {
            if $0.priority != $1.priority { return $0.priority > $1.priority }
            return ($0.flexibility, $0.index) < ($1.flexibility, $1.index)
        }
    }

    private func length(of child: LayoutNode, offered length: Int) -> Int {
        child.size(for: Proposal(along: axis, length, across: across)).length(along: axis)
    }
}
