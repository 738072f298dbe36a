extension View {
    /// In a ``GridRow``, lets the view take several columns.
    ///
    /// - Parameter count: How many, from 1.
    public func gridCellColumns(_ count: Int) -> some View {
        wrapped { $0.changingGridCell { $0.columns = max(count, 1) } }
    }

    /// In a ``Grid``, lets the view fill the room that other cells make, without making any itself.
    ///
    /// - Parameter axes: In which directions. A `Divider` between two rows makes the grid as wide as can be otherwise.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        wrapped { $0.changingGridCell { $0.unsizedAxes = axes } }
    }

    /// In a ``GridRow``, says where all views of this column stand.
    ///
    /// - Parameter alignment: The first of a column that says one decides.
    public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
        wrapped { $0.changingGridCell { $0.columnAlignment = alignment } }
    }
}

extension Node {
    fileprivate func changingGridCell(_ change: (inout Grid.Cell) -> Void) -> Node {
        var cell = gridCell
        change(&cell)
        return .grid(.init(.cell, .init(cells: [cell])))
    }
}
