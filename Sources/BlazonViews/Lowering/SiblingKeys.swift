/// What the nodes of a list are known by, once something may change their number or order; nothing before.
struct SiblingKeys {
    private(set) var all: [Node.Key] = []
    /// The way from the list to the view that is being lowered.
    var path = Node.Key()
    private var areNeeded = false

    /// Says that positions will not tell any more which node is which.
    ///
    /// - Parameter count: How many nodes there are already, which are known by their positions.
    mutating func begin(count: Int) {
        if areNeeded { return name(upTo: count) }
        areNeeded = true
        all = (0..<count).map { Node.Key().appending(.position($0)) }
    }

    /// Gives the nodes a key that were appended at ``path`` and have none.
    mutating func name(upTo count: Int) {
        guard areNeeded else { return }
        var position = 0
        while all.count < count {
            all.append(path.appending(.position(position)))
            position += 1
        }
    }
}
