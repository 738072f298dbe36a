public import Blazon

extension _ViewLowering {
    /// What a container comes from: the list that its node goes to, and what holds there.
    @usableFromInline
    struct OuterList: ~Copyable {
        var nodes: [Node] = []
        var keys = SiblingKeys()
        var options: OptionCollector?
    }

    /// What the views of a container come to, with their keys.
    @inlinable
    mutating func siblings(of view: some View) -> (nodes: [Node], keys: [Node.Key]) {
        let outer = beginList()
        lower(view)
        return endList(outer)
    }

    /// What a view comes to that stands at a step below this place.
    ///
    /// - Parameters:
    ///   - view: Lowered by itself, not appended.
    ///   - step: Nil where the view stands in for the one being lowered.
    ///   - values: The environment below; the one here unless said otherwise.
    @inlinable
    mutating func children(of view: some View, at step: NodeID.Step? = nil, in values: StyleValues? = nil) -> [Node] {
        let outer = beginList()
        let outerValues = self.values
        if let values { self.values = values }
        if let step { path.append(step) }
        lower(view)
        if step != nil { path.removeLast() }
        self.values = outerValues
        return endList(outer).nodes
    }

    /// Begins an empty list. To make one in place of the other is much cheaper than to copy all that holds here.
    @usableFromInline
    mutating func beginList() -> OuterList {
        var outer = OuterList()
        // An array of one or two would only grow from the one to the other.
        outer.nodes.reserveCapacity(3)
        swap(&outer.nodes, &nodes)
        swap(&outer.keys, &keys)
        // What stands inside of something else is a part of one row.
        swap(&outer.options, &options)
        return outer
    }

    /// Goes back to the list of before, and gives what stands in this one.
    @usableFromInline
    mutating func endList(_ outer: consuming OuterList) -> (nodes: [Node], keys: [Node.Key]) {
        keys.name(upTo: nodes.count)
        swap(&outer.nodes, &nodes)
        swap(&outer.keys, &keys)
        swap(&outer.options, &options)
        return (outer.nodes, outer.keys.all)
    }

    /// Goes a step down, among the others of the list.
    ///
    /// - Returns: What ``leave(_:)`` needs.
    @usableFromInline
    mutating func enter(_ step: NodeID.Step) -> Node.Key {
        let outer = keys.path
        path.append(step)
        keys.path = outer.appending(step)
        return outer
    }

    /// Comes back from ``enter(_:)``.
    @usableFromInline
    mutating func leave(_ outer: Node.Key) {
        keys.name(upTo: nodes.count)
        keys.path = outer
        path.removeLast()
    }
}
