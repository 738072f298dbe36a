extension MountedTree {
    /// Brings the children of a widget to those of its node.
    ///
    /// - Returns: Whether a child has come, gone, or changed its place.
    func reconcileChildren(of parent: MountedNode, from old: Node, in context: NodeContext) -> Bool {
        let fresh = parent.node.children(content: parent.content)
        if fresh.isEmpty, parent.children.isEmpty { return false }
        let oldKeys = old.childKeys
        func isSame(_ index: Int, as other: Int) -> Bool {
            if index < oldKeys.count, other < fresh.keys.count { return oldKeys[index] == fresh.keys[other] }
            return ChildIdentity(of: parent.children[index].node, at: index, keys: oldKeys)
                == ChildIdentity(of: fresh[other].outOfScopes, at: other, keys: fresh.keys)
        }

        // Nearly always this is all: the same children in the same places.
        var isRearranged = false
        var start = 0
        while start < parent.children.count, start < fresh.count, isSame(start, as: start) {
            if reconcileOrReplace(start, of: parent, with: fresh[start], in: context) { isRearranged = true }
            start += 1
        }
        var (oldEnd, freshEnd) = (parent.children.count, fresh.count)
        if start == oldEnd, start == freshEnd { return isRearranged }

        while oldEnd > start, freshEnd > start, isSame(oldEnd - 1, as: freshEnd - 1) {
            oldEnd -= 1
            freshEnd -= 1
            _ = reconcileOrReplace(oldEnd, of: parent, with: fresh[freshEnd], in: context)
        }
        rearrange(start..<oldEnd, of: parent, keys: oldKeys, to: start..<freshEnd, of: fresh, in: context)
        return true
    }

    /// - Returns: Whether the child had to be replaced.
    private func reconcileOrReplace(_ index: Int, of parent: MountedNode, with node: Node, in context: NodeContext)
        -> Bool
    {
        if reconcile(parent.children[index], with: node, in: context) { return false }
        backend.remove(parent.children[index], from: parent)
        let fresh = mount(node, in: context)
        let sibling = index > 0 ? parent.children[index - 1] : nil
        backend.insert(fresh, into: parent, after: sibling)
        parent.children[index] = fresh
        return true
    }

    /// Brings a range of children to one of others, where they have come, gone or changed places.
    private func rearrange(
        _ range: Range<Int>,
        of parent: MountedNode,
        keys: [Node.Key],
        to freshRange: Range<Int>,
        of fresh: NodeChildren,
        in context: NodeContext
    ) {
        var leftOver: [ChildIdentity: Int] = [:]
        var leaving: [Int] = []
        if !freshRange.isEmpty {
            for index in range {
                let identity = ChildIdentity(of: parent.children[index].node, at: index, keys: keys)
                // Of several with one identity the first one is found again.
                if leftOver[identity] == nil { leftOver[identity] = index } else { leaving.append(index) }
            }
        } else {
            leaving = Array(range)
        }

        var places: [Int?] = []
        places.reserveCapacity(freshRange.count)
        for index in freshRange {
            let identity = ChildIdentity(of: fresh[index].outOfScopes, at: index, keys: fresh.keys)
            guard let place = leftOver.removeValue(forKey: identity) else {
                places.append(nil)
                continue
            }
            let isKept = reconcile(parent.children[place], with: fresh[index], in: context)
            if !isKept { leaving.append(place) }
            places.append(isKept ? place : nil)
        }
        for index in (leaving + leftOver.values).sorted() {
            backend.remove(parent.children[index], from: parent)
        }

        let stays = elementsThatStay(places)
        var children: [MountedNode] = []
        children.reserveCapacity(places.count)
        var sibling = range.lowerBound > 0 ? parent.children[range.lowerBound - 1] : nil
        for (offset, place) in places.enumerated() {
            let child: MountedNode
            if let place {
                child = parent.children[place]
                if !stays[offset] { backend.move(child, in: parent, after: sibling) }
            } else {
                child = mount(fresh[freshRange.lowerBound + offset], in: context)
                backend.insert(child, into: parent, after: sibling)
            }
            children.append(child)
            sibling = child
        }
        parent.children.replaceSubrange(range, with: children)
    }
}

extension Node {
    /// The node without the scopes around it, which have no widgets.
    fileprivate var outOfScopes: Node {
        guard case .scope(let scope) = self else { return self }
        return scope.content.outOfScopes
    }
}
