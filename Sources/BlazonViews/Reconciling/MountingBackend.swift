import Blazon

/// A ``ReconcilerBackend`` whose type of widgets is not known.
///
/// It is what lets the reconciler be compiled once and for all: the walk over a tree is not generic, and only what has to be
/// done to widgets is.
protocol MountingBackend: AnyObject {
    func mount(_ node: Node, content: ControlContent, in context: NodeContext) -> MountedNode
    func canUpdate(_ mounted: MountedNode, to node: Node) -> Bool
    func content(of control: Node.Control) -> ControlContent
    func roles(of control: Node.Control) -> [Theme.Role]
    func update(_ mounted: MountedNode, from old: Node)
    /// - Parameter parent: Nil for the container of the whole.
    func insert(_ child: MountedNode, into parent: MountedNode?, after sibling: MountedNode?)
    func move(_ child: MountedNode, in parent: MountedNode, after sibling: MountedNode?)
    func remove(_ child: MountedNode, from parent: MountedNode?)
    func arrange(_ mounted: MountedNode)
}

/// The bridge from the one to the other. It makes every mounted node that it is ever given, hence knows what their widgets are.
final class WidgetBackend<Backend: ReconcilerBackend>: MountingBackend {
    let backend: Backend
    let container: Backend.Widget

    init(_ backend: Backend, container: Backend.Widget) {
        self.backend = backend
        self.container = container
    }

    func widget(_ mounted: MountedNode) -> Backend.Widget {
        unsafeDowncast(mounted, to: MountedWidget<Backend.Widget>.self).widget
    }

    func mount(_ node: Node, content: ControlContent, in context: NodeContext) -> MountedNode {
        MountedWidget(node, content: content, in: context, widget: backend.make(node, in: context))
    }

    func canUpdate(_ mounted: MountedNode, to node: Node) -> Bool {
        backend.canUpdate(widget(mounted), from: mounted.node, to: node)
    }

    func content(of control: Node.Control) -> ControlContent { backend.content(of: control) }

    func roles(of control: Node.Control) -> [Theme.Role] { backend.roles(of: control) }

    func update(_ mounted: MountedNode, from old: Node) {
        backend.update(widget(mounted), from: old, to: mounted.node, in: mounted.context)
    }

    func insert(_ child: MountedNode, into parent: MountedNode?, after sibling: MountedNode?) {
        backend.insert(widget(child), into: parent.map(widget) ?? container, after: sibling.map(widget))
    }

    func move(_ child: MountedNode, in parent: MountedNode, after sibling: MountedNode?) {
        backend.move(widget(child), in: widget(parent), after: sibling.map(widget))
    }

    func remove(_ child: MountedNode, from parent: MountedNode?) {
        backend.remove(widget(child), from: parent.map(widget) ?? container)
    }

    func arrange(_ mounted: MountedNode) { backend.arrange(widget(mounted), showing: mounted.node) }
}
