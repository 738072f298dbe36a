import BlazonViews

extension Node {
    /// The controls in a node, from the outside in.
    var controls: [Control] {
        switch self {
        case .empty, .text, .icon, .spacer, .divider, .fill: []
        case .stack(let stack): stack.children.flatMap(\.controls)
        case .layers(let layers): layers.children.flatMap(\.controls)
        case .grid(let grid): grid.contents.flatMap(\.controls)
        case .fits(let fits): fits.alternatives.flatMap(\.controls)
        case .scroll(let scroll): scroll.content.controls
        case .frame(let frame): frame.content.controls
        case .padding(let padding): padding.content.controls
        case .border(let border): border.content.controls
        case .background(let background): background.content.controls
        case .scope(let scope): scope.content.controls
        case .control(let control): [control] + control.drawing.controls
        }
    }
}

extension StyledContent {
    /// What a control is called, if its label is a text.
    func title(of control: Node.Control) -> String? {
        guard case .text(let text) = control.label else { return nil }
        return text.runs.map { $0.content.text(theme: theme) }.joined()
    }
}
