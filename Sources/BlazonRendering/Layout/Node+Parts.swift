import BlazonViews

extension Node {
    /// The nodes that this one is made of, in the order in which its layout expects theirs.
    var parts: [Node] {
        switch self {
        case .empty, .text, .icon, .spacer, .divider, .fill: []
        // What is empty is not there, and has no spacing beside it.
        case .stack(let stack):
            stack.children.contains(where: \.isEmpty) ? stack.children.filter { !$0.isEmpty } : stack.children
        case .layers(let layers): layers.children
        case .grid(let grid): grid.contents
        case .scroll(let scroll): [scroll.content]
        case .fits(let fits): fits.alternatives
        case .frame(let frame): [frame.content]
        case .padding(let padding): [padding.content]
        case .border(let border): [border.content]
        case .background(let background): [background.content]
        case .scope(let scope): [scope.content]
        case .control(let control): [control.drawing]
        }
    }

    /// Whether there is nothing, in whatever theme.
    private var isEmpty: Bool {
        switch self {
        case .empty: true
        case .scope(let scope): scope.isEmpty
        default: false
        }
    }
}

extension Node.Scope {
    /// Whether there is nothing in it, however many scopes stand in it.
    fileprivate var isEmpty: Bool {
        var node = content
        while case .scope(let scope) = node { node = scope.content }
        if case .empty = node { return true }
        return false
    }
}
