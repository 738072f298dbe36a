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

    private var depth = 0

    /// Views that are nested deeper than this are drawn as an ellipsis: the walk is recursive, and the stack of a thread
    /// is finite. No interface that a person reads comes near it.
    static let depthLimit = 200

    init(values: StyleValues) { self.values = values }

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
        path.append(step)
        descend { view._lower(into: &$0) }
        path.removeLast()
    }

    /// What a view comes to that stands at a step below this place.
    ///
    /// - Parameters:
    ///   - view: Lowered by itself, not appended.
    ///   - step: Nil where the view stands in for the one being lowered.
    ///   - values: The environment below; the one here unless said otherwise.
    func children(of view: some View, at step: NodeID.Step? = nil, in values: StyleValues? = nil) -> [Node] {
        var below = self
        below.nodes = []
        if let values { below.values = values }
        if let step { below.path.append(step) }
        below.descend { view._lower(into: &$0) }
        return below.nodes
    }
}
