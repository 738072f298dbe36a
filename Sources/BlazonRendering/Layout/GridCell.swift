import BlazonViews

/// One cell of a grid, seen along one axis.
struct GridCell {
    let node: LayoutNode
    /// The tracks that it takes.
    let range: Range<Int>
    /// Whether it makes room for itself.
    let isSized: Bool
    let axis: Axis
    /// What it is offered across the axis.
    let across: Int?

    /// What some cells take when each is offered a length.
    static func lengths(of cells: [GridCell], offered length: Int?) -> [Int] {
        var lengths: [Int] = []
        for cell in cells { lengths.append(cell.length(offered: length)) }
        return lengths
    }

    static func greatestLength(of cells: [GridCell], offered length: Int?) -> Int {
        var greatest = 0
        for cell in cells { greatest = max(greatest, cell.length(offered: length)) }
        return greatest
    }

    /// What it takes when it is offered a length, or its ideal length.
    func length(offered length: Int?) -> Int {
        node.size(for: Proposal(along: axis, length, across: across)).length(along: axis)
    }
}
