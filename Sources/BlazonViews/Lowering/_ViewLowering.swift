import Blazon

/// The way from a view to its nodes: what holds at a place in the tree, and what has come of it so far.
///
/// Public only because a requirement of ``View`` names it; there is nothing here for a client to call.
public struct _ViewLowering {
    /// The environment here.
    var values: StyleValues
    /// Where in the tree this is.
    var path: [NodeID.Step] = []
    /// What the views lowered so far have come to: one node a view as a rule, several for a group, none for nothing.
    var nodes: [Node] = []
    /// What the nodes are known by among their siblings, once something may change their number or order; none before.
    private(set) var keys: [Node.Key] = []
    /// The way from the list of siblings to here.
    private var key = Node.Key()
    private var isKeyed = false

    /// Where actions and bindings are noted down; nil where nobody asks for them.
    var controls: ControlTable?
    /// The control that is being drawn by a style.
    var owner: ControlOwner?
    /// The menu that the next command closes.
    var menu: NodeID?
    /// Whether what is lowered is not to be seen at the moment.
    var isHidden = false
    /// Where the app keeps whether the next control hears the keyboard.
    var focusRequest: FocusRequest?
    /// What a screen reader says of the next control.
    var accessibilityLabel: AccessibilityLabel?
    /// Who makes options of what is tagged; nil where nothing is chosen from.
    var options: OptionCollector?

    private var depth = 0

    /// Views that are nested deeper than this are drawn as an ellipsis: the walk is recursive, and the stack of a thread
    /// is finite. No interface that a person reads comes near it.
    static let depthLimit = 200

    init(values: StyleValues, controls: ControlTable? = nil) {
        self.values = values
        self.controls = controls
    }

    /// Goes one view deeper, unless that is too deep.
    mutating func descend(_ body: (inout _ViewLowering) -> Void) {
        guard depth < Self.depthLimit else {
            nodes.append(.text(.init([.init(.verbatim("…"))])))
            return
        }
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Runs code of a client's, for which `@Environment` reads the values here, or others.
    func reading<Result>(_ other: StyleValues? = nil, _ body: () -> Result) -> Result {
        EnvironmentReader.values.withValue(other ?? values, body)
    }

    /// Lowers a view that stands at a step below this place, among the others.
    mutating func append(_ view: some View, at step: NodeID.Step) {
        let outer = key
        path.append(step)
        key = key.appending(step)
        descend { view._lower(into: &$0) }
        nameNodes()
        key = outer
        path.removeLast()
    }

    /// Appends what a view comes to that stands in for the one being lowered, each node changed.
    ///
    /// - Parameters:
    ///   - view: What is changed.
    ///   - values: The environment below; the one here unless said otherwise.
    mutating func append(
        _ view: some View,
        in values: StyleValues? = nil,
        changedBy change: (Node) -> Node
    ) {
        let (start, outer) = (nodes.count, self.values)
        if let values { self.values = values }
        descend { view._lower(into: &$0) }
        self.values = outer
        for index in start..<nodes.count { nodes[index] = change(nodes[index]) }
    }

    /// Lowers what stands inside of something else, and is a part of one option if anything is.
    mutating func withoutOptions(_ body: (inout _ViewLowering) -> Void) {
        let outer = options
        options = nil
        body(&self)
        options = outer
    }

    /// Says that what is lowered next may come to another number of nodes at the next update, or to the same ones in another
    /// order; so that positions do not tell any more which is which.
    mutating func beginKeys() {
        if isKeyed { return nameNodes() }
        isKeyed = true
        keys = nodes.indices.map { Node.Key().appending(.position($0)) }
    }

    /// Gives the nodes a key that were appended here and have none.
    private mutating func nameNodes() {
        guard isKeyed else { return }
        var position = 0
        while keys.count < nodes.count {
            keys.append(key.appending(.position(position)))
            position += 1
        }
    }

    /// The same place with no nodes yet. A copy that is kept must not share the nodes: to append to them would copy them.
    var emptied: _ViewLowering {
        var copy = self
        copy.nodes = []
        copy.keys = []
        copy.isKeyed = false
        return copy
    }

    /// What the views of a container come to, with their keys.
    func siblings(of view: some View) -> (nodes: [Node], keys: [Node.Key]) {
        var below = emptied
        below.key = Node.Key()
        // What stands inside of something else is a part of one row.
        below.options = nil
        below.descend { view._lower(into: &$0) }
        below.nameNodes()
        return (below.nodes, below.keys)
    }

    /// What a view comes to that stands at a step below this place.
    ///
    /// - Parameters:
    ///   - view: Lowered by itself, not appended.
    ///   - step: Nil where the view stands in for the one being lowered.
    ///   - values: The environment below; the one here unless said otherwise.
    func children(of view: some View, at step: NodeID.Step? = nil, in values: StyleValues? = nil) -> [Node] {
        var below = emptied
        // What stands inside of something else is a part of one row.
        below.options = nil
        if let values { below.values = values }
        if let step { below.path.append(step) }
        below.descend { view._lower(into: &$0) }
        return below.nodes
    }
}
