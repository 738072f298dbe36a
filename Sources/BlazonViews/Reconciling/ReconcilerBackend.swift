public import Blazon

/// What a toolkit does for a ``Reconciler``: it makes its own widgets of nodes, and changes them.
///
/// ```swift
/// final class Backend: ReconcilerBackend {
///     func make(_ node: Node, in context: NodeContext) -> Widget { … }
///     func update(_ widget: Widget, from old: Node, to new: Node, in context: NodeContext) { … }
///     func insert(_ child: Widget, into parent: Widget, after sibling: Widget?) { parent.insert(child, after: sibling) }
///     func move(_ child: Widget, in parent: Widget, after sibling: Widget?) { parent.reorder(child, after: sibling) }
///     func remove(_ child: Widget, from parent: Widget) { parent.remove(child) }
/// }
/// ```
///
/// Every node has a widget, except for a ``Node/Scope``, whose content takes its place. The children of a widget are those of
/// its node, in order; of a grid its cells, row by row; of alternatives all of them, of which the toolkit shows the first that
/// fits; of a control what ``content(of:)`` says.
///
/// It belongs to no actor. A toolkit whose widgets belong to the main actor writes `Backend: @MainActor ReconcilerBackend`.
public protocol ReconcilerBackend {
    /// What is on the screen; as a rule a class, or a pointer.
    associatedtype Widget

    /// Makes the widget of a node, without its children: they are inserted next.
    ///
    /// - Parameters:
    ///   - node: Its own attributes count; what it contains has widgets of its own.
    ///   - context: Gives colours and words.
    func make(_ node: Node, in context: NodeContext) -> Widget

    /// Shows a node with a widget that showed another one of the same case until now.
    ///
    /// It is called only if the attributes of the node itself differ, or one of its colours, words or glyphs reads otherwise
    /// than before. Its children are cared for.
    func update(_ widget: Widget, from old: Node, to new: Node, in context: NodeContext)

    /// Puts a new widget among the children of another one.
    ///
    /// - Parameters:
    ///   - child: Has all of its own children already.
    ///   - parent: The widget of a node, or the container that the reconciler was given.
    ///   - sibling: The child to put it after; nil to make it the first one.
    func insert(_ child: Widget, into parent: Widget, after sibling: Widget?)

    /// Puts a child of a widget at another place among the children.
    ///
    /// - Parameters:
    ///   - child: One of the children.
    ///   - parent: Their widget.
    ///   - sibling: The child to put it after; nil to make it the first one.
    func move(_ child: Widget, in parent: Widget, after sibling: Widget?)

    /// Takes a widget out, with all below it, for good.
    func remove(_ child: Widget, from parent: Widget)

    /// Whether a widget can go on for a node of the same case, or another one has to be made. By default it can, unless a
    /// control is of another kind or variant, or drawn by a style of the app's.
    ///
    /// - Complexity: It is called for every node at every update, so it should be cheap.
    func canUpdate(_ widget: Widget, from old: Node, to new: Node) -> Bool

    /// What a control's widget contains. By default its drawing, as a toolkit without native controls has it.
    func content(of control: Node.Control) -> ControlContent

    /// From which roles the native widget of a control takes its colours, beside the control's tint. By default there are none.
    func roles(of control: Node.Control) -> [Theme.Role]

    /// Called when all children of a widget have their places, if that has changed: for toolkits that lay out by hand. By
    /// default nothing is done.
    func arrange(_ widget: Widget, showing node: Node)
}

/// What the widget of a control contains.
public enum ControlContent: Sendable, Hashable {
    /// The drawing of the control: there is no native widget.
    case drawing
    /// The label, as a widget inside of the native one.
    case label
    /// Nothing: the native widget shows the label by itself, for example as a title.
    case nothing
}

extension ReconcilerBackend {
    /// Whether two controls are of the same kind and variant, and drawn alike; true for all other nodes.
    public func canUpdate(_ widget: Widget, from old: Node, to new: Node) -> Bool {
        guard case .control(let old) = old, case .control(let new) = new else { return true }
        return old.kind == new.kind && old.variant == new.variant && old.isCustomized == new.isCustomized
    }

    /// The drawing.
    public func content(of control: Node.Control) -> ControlContent { .drawing }

    /// None.
    public func roles(of control: Node.Control) -> [Theme.Role] { [] }

    /// Nothing is done.
    public func arrange(_ widget: Widget, showing node: Node) {}
}
