import BlazonViews

/// A widget of the toolkit's own, which lives on the screen.
final class PushWidget {
    var text = ""
    var color = Theme.Color.clear
    var children: [PushWidget] = []
    /// What a click means; set for buttons.
    var onClick: (() -> Void)?
}

final class PushBackend: ReconcilerBackend {
    /// Gets what people do: `component.send(_:to:)`.
    var send: (ControlEvent, NodeID) -> Void = { _, _ in }

    func make(_ node: Node, in context: NodeContext) -> PushWidget {
        let widget = PushWidget()
        update(widget, from: .empty, to: node, in: context)
        return widget
    }

    func update(_ widget: PushWidget, from old: Node, to new: Node, in context: NodeContext) {
        switch new {
        case .text(let text):
            (widget.text, widget.color) = (context.text(of: text), context.color(of: text.runs.first?.paint))
        case .background(let background): widget.color = context.color(of: background.paint)
        case .control(let control): widget.onClick = { [unowned self] in send(.activate, control.id) }
        default: break
        }
    }

    func insert(_ child: PushWidget, into parent: PushWidget, after sibling: PushWidget?) {
        let index = sibling.flatMap { sibling in parent.children.firstIndex { $0 === sibling } }.map { $0 + 1 }
        parent.children.insert(child, at: index ?? 0)
    }

    func move(_ child: PushWidget, in parent: PushWidget, after sibling: PushWidget?) {
        remove(child, from: parent)
        insert(child, into: parent, after: sibling)
    }

    func remove(_ child: PushWidget, from parent: PushWidget) { parent.children.removeAll { $0 === child } }

    /// Buttons are the toolkit's own, with the label inside; all other controls are drawn.
    func content(of control: Node.Control) -> ControlContent { control.kind == .button ? .label : .drawing }
}
