// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: the columns under their titles.
public struct AutomaticTableStyle: TableStyle {
    /// Makes the style.
    public init() {}
    /// Rows of cells.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.table, "automatic") { TableGrid(configuration: configuration) }
    }
}

/// The columns under their titles, with room around them.
public struct InsetTableStyle: TableStyle {
    /// Whether every other row lies on a colour of its own.
    public var alternatesRowBackgrounds: Bool

    /// Makes the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row lies on a colour of its own.
    public init(alternatesRowBackgrounds: Bool = false) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }
    /// Rows of cells.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.table, "inset") {
            TableGrid(configuration: configuration, alternates: alternatesRowBackgrounds).padding(.horizontal, 1)
        }
    }
}

/// The columns under their titles, with a line around them, in the tint where the keyboard is.
public struct BorderedTableStyle: TableStyle {
    /// Whether every other row lies on a colour of its own.
    public var alternatesRowBackgrounds: Bool

    /// Makes the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row lies on a colour of its own.
    public init(alternatesRowBackgrounds: Bool = false) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }
    /// Rows of cells.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.table, "bordered") {
            FocusBorder { TableGrid(configuration: configuration, alternates: alternatesRowBackgrounds) }
        }
    }
}

/// The titles of the columns, and the rows below them, each column as wide as its widest cell.
private struct TableGrid: _PrimitiveView {
    let configuration: TableStyleConfiguration
    var alternates = false

    func _lower(into lowering: inout _ViewLowering) {
        let isSelectable = configuration.isSelectable
        let titles = configuration.columns.map { AnyView($0.bold()) }
        var rows = [cells((isSelectable ? [AnyView(Text(" "))] : []) + titles, in: lowering, row: 0)]
        for row in configuration.rows {
            let pointer = isSelectable ? [AnyView(RowPointer(isSelected: row.choice.isSelected))] : []
            let views = (pointer + [row.choice.label] + row.cells).map { cell in
                AnyView(
                    cell.controlLabel(showsFocus: row.choice.isSelected)
                        .padding(.trailing, 1)
                        .rowBackground(
                            isSelected: row.choice.isSelected,
                            isOdd: alternates && !row.id.isMultiple(of: 2)
                        )
                )
            }
            rows.append(cells(views, in: lowering, row: row.id + 1))
        }
        let grid = Node.Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0, rows: rows)
        // The backgrounds of rows could grow for ever; they fill their columns, and the columns are as wide as their words.
        lowering.nodes.append(.frame(.init(fixedAxes: [.horizontal, .vertical], content: .grid(grid))))
    }

    private func cells(_ views: [AnyView], in lowering: _ViewLowering, row: Int) -> [Node] {
        views.enumerated().map { column, view in
            var below = lowering
            below.path.append(.position(row))
            return .column(below.children(of: view, at: .position(column)))
        }
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The usual look: the columns under their titles.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
    /// The columns under their titles, with room around them.
    @_disfavoredOverload public static var inset: Self { Self() }

    /// The columns under their titles, with room around them.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row lies on a colour of its own.
    @_disfavoredOverload public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// The columns under their titles, with a line around them, in the tint where the keyboard is.
    @_disfavoredOverload public static var bordered: Self { Self() }

    /// The columns under their titles, with a line around them.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row lies on a colour of its own.
    @_disfavoredOverload public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
