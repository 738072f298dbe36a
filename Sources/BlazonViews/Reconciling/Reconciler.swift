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
    /// Makes and changes the widgets.
    public let backend: Backend
    /// What the widget of the whole stands in.
    public let container: Backend.Widget

    typealias Mounted = MountedNode<Backend.Widget>

    private var root: Mounted?
    private var shown: (node: Node, context: NodeContext)?

    /// Makes a reconciler that shows nothing yet.
    ///
    /// - Parameters:
    ///   - backend: Makes and changes the widgets.
    ///   - container: Gets the widget of the whole as its only child.
    public init(backend: Backend, container: Backend.Widget) {
        self.backend = backend
        self.container = container
    }

    /// The widget of the whole; nil as long as nothing is shown.
    public var widget: Backend.Widget? { root?.widget }

    /// Shows what a component has come to.
    public func show(_ content: StyledContent) {
        show(content.node, theme: content.theme, variant: content.variant, words: content.words)
    }

    /// Shows a node. Its words are looked up now.
    ///
    /// - Parameters:
    ///   - node: What is to be on the screen.
    ///   - theme: Holds outside of the node's scopes.
    ///   - variant: Holds outside of the node's scopes.
    public func show(_ node: Node, theme: Theme = .system, variant: Theme.Variant = .light) {
        show(node, theme: theme, variant: variant, words: nil)
    }

    /// Shows the same node after a change of theme.
    public func restyle(_ change: ThemeChange) {
        guard let shown else { return }
        show(shown.node, theme: change.theme, variant: change.variant)
    }

    private func show(_ node: Node, theme: Theme, variant: Theme.Variant, words: ResolvedWords?) {
        var generation = shown?.context.wordsGeneration ?? 0
        // Words that are looked up at every call may read otherwise at any time.
        if words == nil || words != shown?.context.words { generation += 1 }
        let context = NodeContext(
            theme: theme,
            variant: variant,
            words: words ?? ResolvedWords(),
            wordsGeneration: generation
        )
        shown = (node, context)
        if let root, reconcile(root, with: node, in: context) { return }
        if let root { backend.remove(root.widget, from: container) }
        let fresh = mount(node, in: context)
        backend.insert(fresh.widget, into: container, after: nil)
        root = fresh
    }

    /// Makes the widgets of a node and all below it.
    func mount(_ node: Node, in context: NodeContext) -> Mounted {
        if case .scope(let scope) = node { return mount(scope.content, in: context.entering(scope)) }
        let content = content(of: node)
        let mounted = Mounted(node, content: content, in: context, widget: backend.make(node, in: context))
        let children = children(of: node, content: content)
        mounted.children.reserveCapacity(children.count)
        for child in children {
            let fresh = mount(child, in: context)
            backend.insert(fresh.widget, into: mounted.widget, after: mounted.children.last?.widget)
            mounted.children.append(fresh)
        }
        if !children.isEmpty { backend.arrange(mounted.widget, showing: node) }
        return mounted
    }

    /// Shows a node with the widgets of another one.
    ///
    /// - Returns: False if that cannot be, and nothing was done.
    func reconcile(_ mounted: Mounted, with node: Node, in context: NodeContext) -> Bool {
        if case .scope(let scope) = node { return reconcile(mounted, with: scope.content, in: context.entering(scope)) }
        let isSamePlace = mounted.context.isSame(as: context)
        if isSamePlace, node.isIdentical(to: mounted.node) { return true }

        let old = mounted.node
        guard node.isSameCase(as: old), content(of: node) == mounted.content,
            backend.canUpdate(mounted.widget, from: old, to: node)
        else { return false }

        let hasSameAttributes = node.hasSameAttributes(as: old, content: mounted.content)
        let isSame =
            hasSameAttributes
            && (isSamePlace || !looksOtherwise(mounted, showing: node, in: context))
        mounted.node = node
        mounted.context = context
        if !isSame {
            mounted.noteWords()
            backend.update(mounted.widget, from: old, to: node, in: context)
        }
        let isRearranged = reconcileChildren(of: mounted, from: old, in: context)
        if isRearranged || !hasSameAttributes, !mounted.children.isEmpty {
            backend.arrange(mounted.widget, showing: node)
        }
        return true
    }

    private func looksOtherwise(_ mounted: Mounted, showing node: Node, in context: NodeContext) -> Bool {
        var roles: [Theme.Role] = []
        if case .control(let control) = node { roles = backend.roles(of: control) }
        return LookComparison(old: mounted.context, new: context)
            .differs(node, content: mounted.content, roles: roles)
            || mounted.readsOtherwise(in: context)
    }

    private func content(of node: Node) -> ControlContent {
        guard case .control(let control) = node else { return .drawing }
        return backend.content(of: control)
    }

    /// The children of a node's widget.
    func children(of node: Node, content: ControlContent) -> NodeChildren {
        guard case .control(let control) = node else { return node.children }
        return switch content {
        case .drawing: NodeChildren(control.drawing)
        case .label: NodeChildren(control.label)
        case .nothing: .none
        }
    }
}
