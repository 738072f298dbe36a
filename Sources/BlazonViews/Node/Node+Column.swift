extension Node {
    /// Some nodes as one: nothing, the only one, or a column.
    static func column(_ nodes: [Node]) -> Node {
        switch nodes.count {
        case 0: .empty
        case 1: nodes[0]
        default: .stack(Stack(.vertical, spacing: 0, children: nodes))
        }
    }
}

extension Node: _PrimitiveView {
    /// A node is a view that comes to itself.
    public func _lower(into lowering: inout _ViewLowering) { lowering.nodes.append(self) }
}
