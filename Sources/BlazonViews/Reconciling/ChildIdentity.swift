/// What a child is known by among its siblings: the key that its stack has for it, else its identity if it is a control, else
/// its position.
enum ChildIdentity: Hashable {
    case key(Node.Key)
    case control(NodeID)
    case position(Int)

    /// - Parameters:
    ///   - node: The child, out of its scopes.
    ///   - position: Among its siblings.
    ///   - keys: Of all siblings, or none.
    init(of node: Node, at position: Int, keys: [Node.Key]) {
        if position < keys.count {
            self = .key(keys[position])
        } else if case .control(let control) = node {
            self = .control(control.id)
        } else {
            self = .position(position)
        }
    }
}
