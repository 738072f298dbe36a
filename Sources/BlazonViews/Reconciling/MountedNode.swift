/// A node that has a widget, and what the widget shows now.
final class MountedNode<Widget> {
    let widget: Widget
    /// What the widget contains, if it is that of a control.
    let content: ControlContent
    /// The node that is shown; never a scope.
    var node: Node
    /// Where it is shown.
    var context: NodeContext
    /// The words in it, as they read there.
    var words: [String]
    var children: [MountedNode] = []

    init(_ node: Node, content: ControlContent, in context: NodeContext, widget: Widget) {
        self.node = node
        self.content = content
        self.context = context
        self.widget = widget
        words = []
        noteWords()
    }

    func noteWords() {
        words.removeAll(keepingCapacity: true)
        context.forEachWord(of: node, content: content) { words.append($0) }
    }

    /// Whether the words of a node with the same attributes read otherwise somewhere else.
    func readsOtherwise(in context: NodeContext) -> Bool {
        var (position, isSame) = (0, true)
        context.forEachWord(of: node, content: content) { text in
            isSame = isSame && position < words.count && words[position] == text
            position += 1
        }
        return !isSame
    }
}
