/// Views in rows and columns: each column as wide as its widest cell, each row as high as its highest.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 2) {
///     GridRow {
///         Text("theme")
///         Text("yumekawa-pink")
///     }
///     Divider().gridCellUnsizedAxes(.horizontal)
///     GridRow {
///         Text("roles")
///         Text("21").gridColumnAlignment(.trailing)
///     }
/// }
/// // theme  yumekawa-pink
/// // ────────────────────
/// // roles             21
/// ```
///
/// A view that stands in no ``GridRow`` takes all columns. Where there is less room than the cells would like, the columns
/// share it as the views of an ``HStack`` do.
public struct Grid<Content: View>: _PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing: Int
    private let verticalSpacing: Int
    private let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - alignment: Where a view stands in its cell, unless its row or column says otherwise.
    ///   - horizontalSpacing: The room between two columns in cells, from 0; 1 unless said otherwise.
    ///   - verticalSpacing: The room between two rows in cells, from 0; 0 unless said otherwise.
    ///   - content: The rows.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: Int? = nil,
        verticalSpacing: Int? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing ?? GridSpacing.horizontal
        self.verticalSpacing = verticalSpacing ?? GridSpacing.vertical
        self.content = content()
    }

    /// Appends the grid as one node.
    public func _lower(into lowering: inout _ViewLowering) {
        let rows = lowering.children(of: content).map { node -> Node.Grid.Row in
            if let part = node.gridPart(), part.part == .row, let row = part.rows.first { return row }
            var cell = node.gridCell
            cell.columns = .max
            return .init(cells: [cell])
        }
        let grid = Node.Grid(
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing,
            rows: rows
        )
        lowering.nodes.append(.grid(grid))
    }
}

/// Views beside each other in a ``Grid``, each in a column of its own.
///
/// A modifier of a row is one of each of its cells. Outside of a grid, a row is a grid by itself.
public struct GridRow<Content: View>: _PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - alignment: Where the views stand in the row's height; nil for the grid's alignment.
    ///   - content: The cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Appends the row as one node.
    public func _lower(into lowering: inout _ViewLowering) {
        let cells = lowering.children(of: content).map(\.gridCell)
        lowering.nodes.append(.grid(.init(.row, .init(alignment: alignment, cells: cells))))
    }
}
