import BlazonViews

/// Things in rows and columns: each column as wide as its widest cell is ideally, each row as high as its highest.
///
/// Whatever it is offered, it has that size. Cells are offered theirs, so that what can grow fills them.
final class GridLayout: ArrangedLayout {
    private let alignment: Alignment
    private let spacing: Size
    /// The number of cells in each row.
    private let counts: [Int]
    /// Row by row.
    private let cells: [LayoutNode]

    init(_ grid: Node.Grid, cells: [LayoutNode]) {
        alignment = grid.alignment
        spacing = Size(
            width: Extent.clamped(grid.horizontalSpacing),
            height: Extent.clamped(grid.verticalSpacing)
        )
        counts = grid.rows.map(\.count)
        self.cells = cells
    }

    override func arrange(_ proposal: Proposal) -> Arrangement {
        guard proposal == .ideal else { return arrangement(for: .ideal) }
        var items = Arrangement.items(cells, offered: .ideal)
        let rooms = rooms(for: items)
        for index in items.indices { items[index].offer(Proposal(rooms[index].size)) }
        for index in items.indices {
            let place = alignment.offset(of: items[index].size, in: rooms[index].size)
            items[index].offset = rooms[index].corner + place
        }
        let end = rooms.reduce(Size.zero) { end, room in
            Size(
                width: max(end.width, Extent.sum(room.corner.x, room.size.width)),
                height: max(end.height, Extent.sum(room.corner.y, room.size.height))
            )
        }
        return Arrangement(size: end, items: items)
    }

    /// The place of each cell.
    private func rooms(for items: [Arrangement.Item]) -> [(corner: Point, size: Size)] {
        var widths = [Int](repeating: 0, count: counts.max() ?? 0)
        var heights: [Int] = []
        var rest = items[...]
        for count in counts {
            let row = rest.prefix(count)
            rest = rest.dropFirst(count)
            for (column, item) in row.enumerated() { widths[column] = max(widths[column], item.size.width) }
            heights.append(row.reduce(0) { max($0, $1.size.height) })
        }
        let x = Self.starts(of: widths, spacing: spacing.width)
        let y = Self.starts(of: heights, spacing: spacing.height)
        return counts.enumerated().flatMap { row, count in
            (0..<count).map { column in
                (Point(x: x[column], y: y[row]), Size(width: widths[column], height: heights[row]))
            }
        }
    }

    /// Where lengths begin that follow each other.
    private static func starts(of lengths: [Int], spacing: Int) -> [Int] {
        var next = 0
        return lengths.map { length in
            defer { next = Extent.sum(Extent.sum(next, length), spacing) }
            return next
        }
    }
}
