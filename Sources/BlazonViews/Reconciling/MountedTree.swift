import Blazon

/// The nodes that have widgets, and the way from what they show to what they are to show.
final class MountedTree {
    let backend: any MountingBackend
    private(set) var root: MountedNode?
    /// What is shown, with the scopes around it.
    private(set) var node: Node?
    /// Where the whole is shown.
    private var context: NodeContext?
    /// Whether anything here was a word: then nobody can say that a text is what it was, unless the words are handed over.
    private var hasWords = false

    init(backend: any MountingBackend) { self.backend = backend }

    /// - Parameters:
    ///   - node: What is to be shown.
    ///   - theme: Holds outside of the node's scopes.
    ///   - variant: Holds outside of the node's scopes.
    ///   - words: As they read now; nil to look them up.
    func show(_ node: Node, theme: Theme, variant: Theme.Variant, words: ResolvedWords?) {
        var generation = context?.wordsGeneration ?? 0
        if words.map({ $0 != context?.words }) ?? hasWords { generation += 1 }
        let here: NodeContext
        if let context, context.holds(theme, variant, generation) {
            here = context
        } else {
            here = NodeContext(
                theme: theme,
                variant: variant,
                words: words ?? ResolvedWords(),
                wordsGeneration: generation
            )
        }
        context = here
        self.node = node
        if let root, reconcile(root, with: node, in: here) { return }
        if let root { backend.remove(root, from: nil) }
        let fresh = mount(node, in: here)
        backend.insert(fresh, into: nil, after: nil)
        root = fresh
    }

    /// Makes the widgets of a node and all below it.
    func mount(_ node: Node, in context: NodeContext) -> MountedNode {
        if case .scope(let scope) = node { return mount(scope.content, in: context.entering(scope)) }
        let mounted = backend.mount(node, content: content(of: node), in: context)
        if !mounted.words.isEmpty { hasWords = true }
        let children = node.children(content: mounted.content)
        guard !children.isEmpty else { return mounted }
        mounted.children.reserveCapacity(children.count)
        for child in children {
            let fresh = mount(child, in: context)
            backend.insert(fresh, into: mounted, after: mounted.children.last)
            mounted.children.append(fresh)
        }
        backend.arrange(mounted)
        return mounted
    }

    /// Shows a node with the widgets of another one.
    ///
    /// - Returns: False if that cannot be, and nothing was done.
    func reconcile(_ mounted: MountedNode, with node: Node, in context: NodeContext) -> Bool {
        if case .scope(let scope) = node {
            return reconcile(mounted, with: scope.content, in: context.entering(scope, former: mounted.context))
        }
        let isSamePlace = mounted.context.isIdentical(to: context)
        if isSamePlace, node.isIdentical(to: mounted.node) { return true }

        let old = mounted.node
        guard content(of: node) == mounted.content else { return false }
        let hasSameAttributes = node.hasSameAttributes(as: old, content: mounted.content)
        if !hasSameAttributes {
            guard node.isSameCase(as: old), backend.canUpdate(mounted, to: node) else { return false }
        }
        let isSame = hasSameAttributes && (isSamePlace || !looksOtherwise(mounted, in: context))
        mounted.node = node
        mounted.context = context
        if !isSame {
            mounted.noteWords()
            if !mounted.words.isEmpty { hasWords = true }
            backend.update(mounted, from: old)
        }
        let isRearranged = reconcileChildren(of: mounted, from: old, in: context)
        if isRearranged || !hasSameAttributes, !mounted.children.isEmpty { backend.arrange(mounted) }
        return true
    }

    private func looksOtherwise(_ mounted: MountedNode, in context: NodeContext) -> Bool {
        var roles: [Theme.Role] = []
        if case .control(let control) = mounted.node { roles = backend.roles(of: control) }
        return LookComparison(old: mounted.context, new: context)
            .differs(mounted.node, content: mounted.content, roles: roles)
            || mounted.readsOtherwise(in: context)
    }

    private func content(of node: Node) -> ControlContent {
        guard case .control(let control) = node else { return .drawing }
        return backend.content(of: control)
    }
}
