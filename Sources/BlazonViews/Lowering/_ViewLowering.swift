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
        // What stands inside of something else is a part of one row.
        below.options = nil
        if let values { below.values = values }
        if let step { below.path.append(step) }
        below.descend { view._lower(into: &$0) }
        return below.nodes
    }
}
