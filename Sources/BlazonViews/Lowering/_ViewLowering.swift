public import Blazon

/// The way from a view to its nodes: what holds at a place in the tree, and what has come of it so far.
///
/// Public only because a requirement of ``View`` names it; there is nothing here for a client to call.
public struct _ViewLowering {
    /// The environment here.
    @usableFromInline
    var values: StyleValues
    /// Where in the tree this is.
    @usableFromInline
    var path: [NodeID.Step] = []
    /// What the views lowered so far have come to: one node a view as a rule, several for a group, none for nothing.
    @usableFromInline
    var nodes: [Node] = []
    /// What the nodes are known by among their siblings.
    var keys = SiblingKeys()

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
    @usableFromInline
    var options: OptionCollector?

    private var depth = 0

    /// Views that are nested deeper than this are drawn as an ellipsis: the walk is recursive, and the stack of a thread
    /// is finite. No interface that a person reads comes near it.
    static let depthLimit = 200

    @usableFromInline
    init(values: StyleValues, controls: ControlTable? = nil) {
        self.values = values
        self.controls = controls
    }

    /// All that was lowered, as one node.
    @usableFromInline
    var node: Node { .column(nodes) }

    /// Lowers a view that stands in for the one being lowered, one view deeper, unless that is too deep.
    @inlinable
    mutating func lower(_ view: some View) {
        guard descend() else { return }
        view._lower(into: &self)
        ascend()
    }

    /// Goes one view deeper. Where that is too deep, there is an ellipsis, and no need to come back.
    @usableFromInline
    mutating func descend() -> Bool {
        guard depth < Self.depthLimit else {
            nodes.append(.text(.init([.init(.verbatim("…"))])))
            return false
        }
        depth += 1
        return true
    }

    /// Comes back from ``descend()``.
    @usableFromInline
    mutating func ascend() { depth -= 1 }

    /// Runs code of a client's, for which `@Environment` reads the values here, or others.
    @inlinable
    func reading<Result>(_ other: StyleValues? = nil, _ body: () -> Result) -> Result {
        withUnsafePointer(to: other ?? values) { values in
            let outer = EnvironmentReader.exchange(values)
            defer { _ = EnvironmentReader.exchange(outer) }
            return body()
        }
    }

    /// Lowers a view that stands at a step below this place, among the others.
    @inlinable
    mutating func append(_ view: some View, at step: NodeID.Step) {
        let outer = enter(step)
        lower(view)
        leave(outer)
    }

    /// Appends what a view comes to that stands in for the one being lowered, and is a part of one option if anything is.
    ///
    /// - Parameters:
    ///   - view: What is appended.
    ///   - values: The environment below.
    @inlinable
    mutating func append(_ view: some View, in values: StyleValues) {
        let outer = (self.values, options)
        (self.values, options) = (values, nil)
        lower(view)
        (self.values, options) = outer
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
        lower(view)
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
    @usableFromInline
    mutating func beginKeys() { keys.begin(count: nodes.count) }

    /// The same place with no nodes yet, to be kept.
    var emptied: _ViewLowering {
        var copy = self
        copy.nodes = []
        copy.keys = SiblingKeys()
        return copy
    }
}
