/// A node that has a widget, and what the widget shows now.
class MountedNode {
    /// The node that is shown; never a scope.
    final var node: Node
    /// What the widget contains, if it is that of a control.
    final let content: ControlContent
    /// Where it is shown.
    final var context: NodeContext
    /// The words in it, as they read there.
    final private(set) var words: [String] = []
    final var children: [MountedNode] = []

    init(_ node: Node, content: ControlContent, in context: NodeContext) {
        self.node = node
        self.content = content
        self.context = context
        noteWords()
    }

    final func noteWords() {
        if !words.isEmpty { words = [] }
        context.forEachWord(of: node, content: content) { words.append($0) }
    }

    /// Whether the words of a node with the same attributes read otherwise somewhere else.
    final func readsOtherwise(in context: NodeContext) -> Bool {
        guard !words.isEmpty else { return false }
        var (position, isSame) = (0, true)
        context.forEachWord(of: node, content: content) { text in
            isSame = isSame && position < words.count && words[position] == text
            position += 1
        }
        return !isSame
    }
}

/// A mounted node with the widget that it has.
final class MountedWidget<Widget>: MountedNode {
    let widget: Widget

    init(_ node: Node, content: ControlContent, in context: NodeContext, widget: Widget) {
        self.widget = widget
        super.init(node, content: content, in: context)
    }
}
