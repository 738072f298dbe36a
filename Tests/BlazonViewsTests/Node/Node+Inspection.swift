import BlazonViews

extension Node {
    /// The nodes right below this one.
    var children: [Node] {
        switch self {
        case .empty, .text, .icon, .spacer, .divider, .fill: []
        case .stack(let stack): stack.children
        case .layers(let layers): layers.children
        case .grid(let grid): grid.contents
        case .scroll(let scroll): [scroll.content]
        case .fits(let fits): fits.alternatives
        case .frame(let frame): [frame.content]
        case .padding(let padding): [padding.content]
        case .border(let border): [border.content]
        case .background(let background): [background.content]
        case .scope(let scope): [scope.content]
        case .control(let control): [control.label, control.drawing]
        }
    }

    /// This node and all below it.
    var all: [Node] { [self] + children.flatMap(\.all) }

    /// The controls at and below this node, from the outside in.
    var controls: [Control] {
        all.compactMap { if case .control(let control) = $0 { control } else { nil } }
    }

    /// The runs of text at and below this node.
    var runs: [StyledText.Run] {
        all.flatMap { if case .text(let text) = $0 { text.runs } else { [StyledText.Run]() } }
    }

    /// The words of the runs.
    var texts: [String] { runs.map { $0.content.text(theme: .system) } }
}
