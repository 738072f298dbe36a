import BlazonViews

/// Things in rows and columns: each column as wide as its widest cell is ideally, each row as high as its highest.
///
/// Whatever it is offered, it has that size. Cells are offered theirs, so that what can grow fills them.
final class GridLayout: ArrangedLayout {
    private let alignment: Alignment
    private let spacing: Size
    private let rows: [[LayoutNode]]

    init(_ grid: Node.Grid, in context: LayoutContext) {
        alignment = grid.alignment
        spacing = Size(
            width: Extent.clamped(grid.horizontalSpacing),
            height: Extent.clamped(grid.verticalSpacing)
        )
        let inside = context.within(nil)
        rows = grid.rows.map { $0.map { inside.layout(of: $0) } }
    }

    override func arrange(_ proposal: Proposal) -> Arrangement {
        guard proposal == .ideal else { return arrangement(for: .ideal) }
        let heights = rows.map { row in row.reduce(0) { max($0, $1.size(for: .ideal).height) } }
        let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
            rows.reduce(0) { max($0, column < $1.count ? $1[column].size(for: .ideal).width : 0) }
        }
        let (columns, width) = Self.positions(of: widths, spacing: spacing.width)
        let (lines, height) = Self.positions(of: heights, spacing: spacing.height)

        var items: [Arrangement.Item] = []
        for (row, cells) in rows.enumerated() {
            for (column, cell) in cells.enumerated() {
                let room = Size(width: widths[column], height: heights[row])
                var item = Arrangement.Item(node: cell, proposal: Proposal(room))
                let corner = Point(x: columns[column], y: lines[row])
                item.offset = corner + alignment.offset(of: item.size, in: room)
                items.append(item)
            }
        }
        return Arrangement(size: Size(width: width, height: height), items: items)
    }

    /// Where lengths begin that follow each other, and how long they are together.
    private static func positions(of lengths: [Int], spacing: Int) -> (starts: [Int], total: Int) {
        var starts: [Int] = []
        var end = 0
        for length in lengths {
            let start = starts.isEmpty ? 0 : Extent.sum(end, spacing)
            starts.append(start)
            end = Extent.sum(start, length)
        }
        return (starts, end)
    }
}
