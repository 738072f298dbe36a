import Blazon
import BlazonViews

/// A widget that is not on any screen: what it shows, and its neighbours in a list of siblings, as toolkits have them.
final class MemoryWidget {
    var text: String
    var color: Theme.Color
    private(set) var first: MemoryWidget?
    private(set) var last: MemoryWidget?
    private var next: MemoryWidget?
    private unowned(unsafe) var previous: MemoryWidget?

    init(text: String, color: Theme.Color) {
        self.text = text
        self.color = color
    }

    // Siblings are let go one after the other: a chain of ten thousand references would be a recursion as deep.
    deinit {
        var child = first.take()
        while let current = child { child = current.next.take() }
    }

    func insert(_ child: MemoryWidget, after sibling: MemoryWidget?) {
        let follower = sibling == nil ? first : sibling?.next
        child.previous = sibling
        child.next = follower
        if let sibling { sibling.next = child } else { first = child }
        if let follower { follower.previous = child } else { last = child }
    }

    func remove(_ child: MemoryWidget) {
        let (before, after) = (child.previous, child.next)
        if let before { before.next = after } else { first = after }
        if let after { after.previous = before } else { last = before }
        child.previous = nil
        child.next = nil
    }

    /// The texts here and below, in order.
    var texts: [String] {
        var texts = text.isEmpty ? [] : [text]
        var child = first
        while let current = child {
            texts += current.texts
            child = current.next
        }
        return texts
    }
}

/// The least that a toolkit can do.
final class MemoryBackend: ReconcilerBackend {
    private(set) var touched = 0

    func takeTouched() -> Int {
        defer { touched = 0 }
        return touched
    }

    func make(_ node: Node, in context: NodeContext) -> MemoryWidget {
        touched += 1
        let (text, color) = look(of: node, in: context)
        return MemoryWidget(text: text, color: color)
    }

    func update(_ widget: MemoryWidget, from old: Node, to new: Node, in context: NodeContext) {
        touched += 1
        (widget.text, widget.color) = look(of: new, in: context)
    }

    func insert(_ child: MemoryWidget, into parent: MemoryWidget, after sibling: MemoryWidget?) {
        parent.insert(child, after: sibling)
    }

    func move(_ child: MemoryWidget, in parent: MemoryWidget, after sibling: MemoryWidget?) {
        touched += 1
        parent.remove(child)
        parent.insert(child, after: sibling)
    }

    func remove(_ child: MemoryWidget, from parent: MemoryWidget) {
        touched += 1
        parent.remove(child)
    }

    private func look(of node: Node, in context: NodeContext) -> (String, Theme.Color) {
        switch node {
        case .text(let text): (context.text(of: text), context.color(of: text.runs.first?.paint))
        case .icon(let icon): (icon.glyph, context.color(of: icon.paint))
        default: ("", .clear)
        }
    }
}
