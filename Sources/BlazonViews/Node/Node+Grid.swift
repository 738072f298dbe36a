extension Node {
    /// Things in rows and columns: each column as wide as its widest cell, each row as high as its highest.
    public struct Grid: Sendable, Hashable {
        /// Where a cell's content stands in it, unless its row or its column says otherwise.
        public var alignment: Alignment
        /// The room between two columns, from 0.
        public var horizontalSpacing: Int { didSet { horizontalSpacing = max(horizontalSpacing, 0) } }
        /// The room between two rows, from 0.
        public var verticalSpacing: Int { didSet { verticalSpacing = max(verticalSpacing, 0) } }
        /// From top to bottom; they may be of different length.
        public var rows: [Row]
        /// Whether this is only a part of a grid on its way to it.
        var part = Part.whole

        /// Makes a grid. A spacing below zero is zero.
        public init(alignment: Alignment = .center, horizontalSpacing: Int, verticalSpacing: Int, rows: [Row]) {
            self.alignment = alignment
            self.horizontalSpacing = max(horizontalSpacing, 0)
            self.verticalSpacing = max(verticalSpacing, 0)
            self.rows = rows
        }

        /// Makes a grid of cells that take one column each. A spacing below zero is zero.
        public init(alignment: Alignment = .center, horizontalSpacing: Int, verticalSpacing: Int, rows: [[Node]]) {
            self.init(
                alignment: alignment,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing,
                rows: rows.map { row in Row(cells: row.map { Cell($0) }) }
            )
        }

        /// What the cells contain, row by row.
        public var contents: [Node] { rows.flatMap { $0.cells.map(\.content) } }
    }
}

extension Node.Grid {
    /// Cells beside each other.
    public struct Row: Sendable, Hashable {
        /// Where the cells' contents stand in the row's height; nil for the grid's alignment.
        public var alignment: VerticalAlignment?
        /// From leading to trailing.
        public var cells: [Cell]

        /// Makes a row.
        public init(alignment: VerticalAlignment? = nil, cells: [Cell]) {
            self.alignment = alignment
            self.cells = cells
        }
    }

    /// One thing in a grid.
    public struct Cell: Sendable, Hashable {
        /// How many columns it takes, from 1; more than are left mean all that are left.
        public var columns: Int { didSet { columns = max(columns, 1) } }
        /// In which directions the cell fills the room that other cells made, and makes none itself.
        public var unsizedAxes: Axis.Set
        /// Where all contents of its column stand; nil for the grid's alignment. The first cell that says so decides.
        public var columnAlignment: HorizontalAlignment?
        /// What stands in it.
        public var content: Node

        /// Makes a cell. Less than one column is one.
        public init(
            columns: Int = 1,
            unsizedAxes: Axis.Set = [],
            columnAlignment: HorizontalAlignment? = nil,
            _ content: Node
        ) {
            self.columns = max(columns, 1)
            self.unsizedAxes = unsizedAxes
            self.columnAlignment = columnAlignment
            self.content = content
        }
    }

    /// Rows and cells reach their grid as grids of one row or cell, through whatever views and modifiers lie between.
    enum Part: Hashable {
        case whole, row, cell
    }

    /// A part of a grid, on its way to it. Outside of a grid it is one by itself.
    init(_ part: Part, _ row: Row) {
        self.init(horizontalSpacing: GridSpacing.horizontal, verticalSpacing: GridSpacing.vertical, rows: [row])
        self.part = part
    }
}

/// The room in a grid where nothing else is said: that of a row and that of a column.
enum GridSpacing {
    static let horizontal = 1
    static let vertical = 0
}

extension Node {
    /// The part of a grid that this is, with what lies around it moved around each of its cells; nil where it is none.
    ///
    /// - Parameter depth: How many things lie around it. Views come to no more than a few hundred, and what lies deeper is not
    ///   drawn anyway: the walk is recursive.
    func gridPart(depth: Int = 0) -> Grid? {
        guard depth < _ViewLowering.depthLimit else { return nil }
        let inner = depth + 1
        switch self {
        case .grid(let grid):
            return grid.part == .whole ? nil : grid
        case .scope(var scope):
            return scope.content.gridPart(depth: inner)?.mapContents {
                scope.content = $0
                return .scope(scope)
            }
        case .frame(var frame):
            return frame.content.gridPart(depth: inner)?.mapContents {
                frame.content = $0
                return .frame(frame)
            }
        case .padding(var padding):
            return padding.content.gridPart(depth: inner)?.mapContents {
                padding.content = $0
                return .padding(padding)
            }
        case .border(var border):
            return border.content.gridPart(depth: inner)?.mapContents {
                border.content = $0
                return .border(border)
            }
        case .background(var background):
            return background.content.gridPart(depth: inner)?.mapContents {
                background.content = $0
                return .background(background)
            }
        case .layers(var layers):
            return layers.base.flatMap { base in
                guard layers.children.indices.contains(base) else { return nil }
                return layers.children[base].gridPart(depth: inner)?.mapContents {
                    layers.children[base] = $0
                    return .layers(layers)
                }
            }
        case .empty, .text, .icon, .spacer, .divider, .fill, .stack, .scroll, .fits, .control:
            return nil
        }
    }

    /// The node as a cell of a row.
    var gridCell: Grid.Cell {
        guard let part = gridPart(), part.part == .cell, let cell = part.rows.first?.cells.first else {
            return .init(self)
        }
        return cell
    }
}

extension Node.Grid {
    fileprivate func mapContents(_ change: (Node) -> Node) -> Node.Grid {
        var grid = self
        for row in grid.rows.indices {
            for cell in grid.rows[row].cells.indices {
                grid.rows[row].cells[cell].content = change(grid.rows[row].cells[cell].content)
            }
        }
        return grid
    }
}
