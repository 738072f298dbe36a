extension Node.Control {
    /// For which control a node was made. It is no part of what the node says: nodes are equal whatever theirs is.
    struct Origin: Sendable, Hashable {
        /// Nil for a node that was made by hand.
        var stateID: NodeID?

        static func == (left: Origin, right: Origin) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }
}
