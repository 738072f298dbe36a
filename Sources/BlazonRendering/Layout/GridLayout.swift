import BlazonViews

/// Things in rows and columns, which share the room as the children of a stack do: the width among the columns first, then
/// the height among the rows, each as high as what it holds at those widths.
///
/// What can grow fills its cell.
final class GridLayout: ArrangedLayout {
    private struct Place {
        var columns: Range<Int>
        var row: Int
        var unsizedAxes: Axis.Set
        var alignment: HorizontalAlignment
    }

    private let alignment: Alignment
    private let spacing: Size
    /// Row by row.
    private let cells: [LayoutNode]
    /// The place of each cell.
    private let places: [Place]
    private let rowAlignments: [VerticalAlignment]
    private let columnCount: Int

    /// A cell of more columns takes all that the others in its row leave.
    private static let spanLimit = 256

    init(_ grid: Node.Grid, cells: [LayoutNode]) {
        alignment = grid.alignment
        spacing = Size(
            width: Extent.clamped(grid.horizontalSpacing),
            height: Extent.clamped(grid.verticalSpacing)
        )
        self.cells = cells
        rowAlignments = grid.rows.map { $0.alignment ?? grid.alignment.vertical }
        let count = grid.rows.map { $0.cells.reduce(0) { $0 + Self.span(of: $1) } }.max() ?? 0
        columnCount = count
        places = Self.places(of: grid, columnCount: count)
    }

    private static func span(of cell: Node.Grid.Cell) -> Int { cell.columns > spanLimit ? 1 : cell.columns }

    private static func places(of grid: Node.Grid, columnCount: Int) -> [Place] {
        var places: [Place] = []
        var alignments: [Int: HorizontalAlignment] = [:]
        for (row, cells) in grid.rows.map(\.cells).enumerated() {
            var (column, rest) = (0, cells.reduce(0) { $0 + span(of: $1) })
            for cell in cells {
                rest -= span(of: cell)
                let end = cell.columns > spanLimit ? columnCount - rest : column + cell.columns
                if let alignment = cell.columnAlignment, alignments[column] == nil { alignments[column] = alignment }
                places.append(
                    Place(
                        columns: column..<end,
                        row: row,
                        unsizedAxes: cell.unsizedAxes,
                        alignment: grid.alignment.horizontal
                    )
                )
                column = end
            }
        }
        for index in places.indices {
            places[index].alignment = alignments[places[index].columns.lowerBound] ?? places[index].alignment
        }
        return places
    }

    override func arrange(_ proposal: Proposal) -> Arrangement {
        let columns = columns(in: proposal.width)
        let (rows, items) = rows(in: proposal.height, columns: columns)
        return place(items, columns: columns, rows: rows)
    }

    private func columns(in width: Int?) -> GridTracks {
        let cells = places.indices.map { column($0) }
        return GridTracks(count: columnCount, spacing: spacing.width, room: width, cells: cells.filter(\.isSized))
    }

    /// A cell, seen along the columns.
    private func column(_ index: Int) -> GridCell {
        let place = places[index]
        return GridCell(
            node: cells[index],
            range: place.columns,
            isSized: !place.unsizedAxes.contains(.horizontal),
            axis: .horizontal,
            across: nil
        )
    }

    /// The rows, and what each cell takes in the end.
    private func rows(in height: Int?, columns: GridTracks) -> (GridTracks, [Arrangement.Item]) {
        let cells = rowCells(in: columns)
        let rows = GridTracks(
            count: rowAlignments.count,
            spacing: spacing.height,
            room: height,
            cells: cells.filter(\.isSized)
        )
        return (rows, items(cells, in: rows))
    }

    /// The cells, seen along the rows.
    private func rowCells(in columns: GridTracks) -> [GridCell] {
        places.indices.map { index in
            let column = column(index)
            return GridCell(
                node: column.node,
                range: places[index].row..<places[index].row + 1,
                isSized: !places[index].unsizedAxes.contains(.vertical),
                axis: .vertical,
                across: columns.offer(to: column)
            )
        }
    }

    private func items(_ cells: [GridCell], in rows: GridTracks) -> [Arrangement.Item] {
        var items: [Arrangement.Item] = []
        for cell in cells {
            items.append(.init(cell.node, offered: Proposal(width: cell.across, height: rows.offer(to: cell))))
        }
        return items
    }

    private func place(_ items: [Arrangement.Item], columns: GridTracks, rows: GridTracks) -> Arrangement {
        var (items, rows) = (items, rows)
        align(&items, in: &rows)
        for (index, place) in places.enumerated() {
            let room = columns.length(of: place.columns)
            items[index].offset.x =
                columns.start(of: place.columns.lowerBound)
                + place.alignment.offset(of: items[index].size.width, in: room)
            items[index].offset.y += rows.start(of: place.row)
        }
        return Arrangement(size: Size(width: columns.total, height: rows.total), items: items)
    }

    /// Places the items in the height of their rows. Where lines of text are to be on one row, that may need more height.
    private func align(_ items: inout [Arrangement.Item], in rows: inout GridTracks) {
        var start = 0
        for (row, alignment) in rowAlignments.enumerated() {
            let end = places[start...].firstIndex { $0.row != row } ?? places.endIndex
            if alignment.baseline == nil {
                for index in start..<end {
                    items[index].offset.y = alignment.offset(of: items[index].size.height, in: rows.lengths[row])
                }
            } else {
                var line = Array(items[start..<end])
                rows.stretch(row, to: line.alignVertically(alignment))
                items.replaceSubrange(start..<end, with: line)
            }
            start = end
        }
    }
}
