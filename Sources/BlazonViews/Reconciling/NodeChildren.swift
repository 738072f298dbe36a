/// The children of a node, as a collection that is made without allocating anything.
struct NodeChildren: RandomAccessCollection {
    private enum Storage {
        case none
        case one(Node)
        case many([Node])
        /// Rows of one length.
        case rows([Node.Grid.Row], columns: Int)
    }

    private let storage: Storage
    let endIndex: Int
    /// One a child, or none where each is known by its position.
    let keys: [Node.Key]

    var startIndex: Int { 0 }

    private init(_ storage: Storage, count: Int, keys: [Node.Key] = []) {
        self.storage = storage
        endIndex = count
        self.keys = keys.count == count ? keys : []
    }

    static let none = NodeChildren(.none, count: 0)

    init(_ node: Node) { self.init(.one(node), count: 1) }

    init(_ nodes: [Node], keys: [Node.Key] = []) { self.init(.many(nodes), count: nodes.count, keys: keys) }

    /// The cells of a grid, row by row.
    init(_ grid: Node.Grid) {
        let rows = grid.rows
        let columns = rows.first?.cells.count ?? 0
        if columns > 0, rows.allSatisfy({ $0.cells.count == columns }) {
            self.init(.rows(rows, columns: columns), count: rows.count * columns)
        } else {
            self.init(grid.contents)
        }
    }

    subscript(index: Int) -> Node {
        switch storage {
        case .none: .empty
        case .one(let node): node
        case .many(let nodes): nodes[index]
        case .rows(let rows, let columns): rows[index / columns].cells[index % columns].content
        }
    }
}

extension Node {
    /// What the node consists of; of a control its drawing.
    var children: NodeChildren {
        switch self {
        case .empty, .text, .icon, .spacer, .divider, .fill: .none
        case .stack(let stack): NodeChildren(stack.children, keys: stack.keys)
        case .layers(let layers): NodeChildren(layers.children, keys: layers.keys)
        case .grid(let grid): NodeChildren(grid)
        case .fits(let fits): NodeChildren(fits.alternatives)
        case .scroll(let scroll): NodeChildren(scroll.content)
        case .frame(let frame): NodeChildren(frame.content)
        case .padding(let padding): NodeChildren(padding.content)
        case .border(let border): NodeChildren(border.content)
        case .background(let background): NodeChildren(background.content)
        case .scope(let scope): NodeChildren(scope.content)
        case .control(let control): NodeChildren(control.drawing)
        }
    }

    /// What the node's widget contains.
    ///
    /// - Parameter content: What the widget of a control contains.
    func children(content: ControlContent) -> NodeChildren {
        guard case .control(let control) = self else { return children }
        return switch content {
        case .drawing: NodeChildren(control.drawing)
        case .label: NodeChildren(control.label)
        case .nothing: .none
        }
    }

    /// What the children are known by; none where each is known by its position.
    var childKeys: [Node.Key] {
        switch self {
        case .stack(let stack): stack.keys.count == stack.children.count ? stack.keys : []
        case .layers(let layers): layers.keys.count == layers.children.count ? layers.keys : []
        default: []
        }
    }
}
