extension Node {
    /// Whether two nodes are one in memory, and hence equal. Nodes that are made anew at every update never are; what a view
    /// keeps, and the parts of a tree that is shown in another theme, is.
    func isIdentical(to other: Node) -> Bool {
        withUnsafeBytes(of: self) { own in
            withUnsafeBytes(of: other) { other in own.elementsEqual(other) }
        }
    }

    /// Whether two nodes are of one case.
    func isSameCase(as other: Node) -> Bool {
        switch (self, other) {
        case (.empty, .empty), (.text, .text), (.icon, .icon), (.spacer, .spacer), (.divider, .divider), (.fill, .fill),
            (.stack, .stack), (.layers, .layers), (.grid, .grid), (.scroll, .scroll), (.fits, .fits), (.frame, .frame),
            (.padding, .padding), (.border, .border), (.background, .background), (.scope, .scope),
            (.control, .control):
            true
        default: false
        }
    }

    /// Whether two nodes are the same but for what has widgets of its own.
    ///
    /// - Parameter content: What the widget of a control contains.
    func hasSameAttributes(as other: Node, content: ControlContent) -> Bool {
        switch (self, other) {
        case (.empty, .empty), (.divider, .divider): true
        case (.text(let one), .text(let other)): one == other
        case (.icon(let one), .icon(let other)): one == other
        case (.spacer(let one), .spacer(let other)): one == other
        case (.fill(let one), .fill(let other)): one == other
        case (.stack(let one), .stack(let other)):
            one.axis == other.axis && one.spacing == other.spacing && one.alignment == other.alignment
        case (.layers(let one), .layers(let other)): one.alignment == other.alignment && one.base == other.base
        case (.grid(let one), .grid(let other)):
            one.alignment == other.alignment && one.horizontalSpacing == other.horizontalSpacing
                && one.verticalSpacing == other.verticalSpacing && one.hasSameShape(as: other)
        case (.scroll(let one), .scroll(let other)): one.axes == other.axes && one.x == other.x && one.y == other.y
        case (.fits(let one), .fits(let other)): one.axes == other.axes
        case (.frame(let one), .frame(let other)): one.withoutContent == other.withoutContent
        case (.padding(let one), .padding(let other)): one.insets == other.insets
        case (.border(let one), .border(let other)): one.paint == other.paint && one.line == other.line
        case (.background(let one), .background(let other)): one.paint == other.paint
        case (.scope(let one), .scope(let other)): one.withoutContent == other.withoutContent
        case (.control(let one), .control(let other)): one.without(content) == other.without(content)
        default: false
        }
    }
}

// A part that is added to a node later is compared by these without further ado.

extension Node.Frame {
    fileprivate var withoutContent: Self {
        var copy = self
        copy.content = .empty
        return copy
    }
}

extension Node.Scope {
    fileprivate var withoutContent: Self {
        var copy = self
        copy.content = .empty
        return copy
    }
}

extension Node.Control {
    /// Without what has widgets of its own, or is not shown.
    fileprivate func without(_ content: ControlContent) -> Self {
        var copy = self
        copy.drawing = .empty
        if content == .label { copy.label = .empty }
        return copy
    }
}

extension Node.Grid {
    fileprivate func hasSameShape(as other: Node.Grid) -> Bool {
        rows.count == other.rows.count && zip(rows, other.rows).allSatisfy { $0.hasSameShape(as: $1) }
    }
}

extension Node.Grid.Row {
    fileprivate func hasSameShape(as other: Node.Grid.Row) -> Bool {
        alignment == other.alignment && cells.count == other.cells.count
            && zip(cells, other.cells).allSatisfy { one, other in
                one.columns == other.columns && one.unsizedAxes == other.unsizedAxes
                    && one.columnAlignment == other.columnAlignment
            }
    }
}
