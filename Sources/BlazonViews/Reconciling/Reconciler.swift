public import Blazon

/// Keeps the widgets of a toolkit like a node, with the least that has to be done.
///
/// ```swift
/// let reconciler = Reconciler(backend: Backend(), container: window)
/// let inbox = StyledComponent { Inbox(model: model) } onChange: { reconciler.show($0) }
/// ```
///
/// A widget lives as long as its node is found again. The children of a stack are known by their keys, which come from the
/// identities of a ``ForEach`` and from the branches of conditions; controls by their ``NodeID``; all others by their position.
/// Children that have changed places are moved, as few of them as possible, and never made anew.
///
/// A widget is updated only if its own node has changed, or one of its colours, words or glyphs reads otherwise: a theme that
/// has another accent costs the widgets that show the accent.
///
/// - Complexity: Showing a node is linear in its size, and in n log n of the children that have changed places. For parts that
///   have not changed nothing is allocated; parts that are the same in memory are not even looked at.
public final class Reconciler<Backend: ReconcilerBackend> {
    private let widgets: WidgetBackend<Backend>
    private let tree: MountedTree

    /// Makes a reconciler that shows nothing yet.
    ///
    /// - Parameters:
    ///   - backend: Makes and changes the widgets.
    ///   - container: Gets the widget of the whole as its only child.
    public init(backend: Backend, container: Backend.Widget) {
        widgets = WidgetBackend(backend, container: container)
        tree = MountedTree(backend: widgets)
    }

    /// Makes and changes the widgets.
    public var backend: Backend { widgets.backend }

    /// What the widget of the whole stands in.
    public var container: Backend.Widget { widgets.container }

    /// The widget of the whole; nil as long as nothing is shown.
    public var widget: Backend.Widget? { tree.root.map(widgets.widget) }

    /// Shows what a component has come to.
    public func show(_ content: StyledContent) {
        tree.show(content.node, theme: content.theme, variant: content.variant, words: content.words)
    }

    /// Shows a node. Its words are looked up now.
    ///
    /// - Parameters:
    ///   - node: What is to be on the screen.
    ///   - theme: Holds outside of the node's scopes.
    ///   - variant: Holds outside of the node's scopes.
    public func show(_ node: Node, theme: Theme = .system, variant: Theme.Variant = .light) {
        tree.show(node, theme: theme, variant: variant, words: nil)
    }

    /// Shows the same node after a change of theme. Its words are looked up now.
    public func restyle(_ change: ThemeChange) {
        guard let node = tree.node else { return }
        show(node, theme: change.theme, variant: change.variant)
    }
}
