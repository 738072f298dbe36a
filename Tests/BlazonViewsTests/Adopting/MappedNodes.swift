import BlazonViews

/// A toolkit that draws everything anew: here it writes what it is told to draw.
struct Page {
    private(set) var lines: [String] = []

    mutating func draw(_ content: StyledContent) { draw(content.node, in: content.context) }

    private mutating func draw(_ node: Node, in context: NodeContext) {
        switch node {
        case .empty, .spacer: break
        case .text(let text):
            for run in text.runs {
                lines.append("text \(context.text(of: run.content)) \(context.color(of: run.paint))")
            }
        case .icon(let icon): lines.append("icon \(icon.glyph) \(context.color(of: icon.paint))")
        case .divider: lines.append("line \(context.palette[.divider])")
        case .fill(let fill): lines.append("fill \(context.color(of: fill.paint))")
        case .stack(let stack): for child in stack.children { draw(child, in: context) }
        case .layers(let layers): for child in layers.children { draw(child, in: context) }
        case .grid(let grid): for cell in grid.contents { draw(cell, in: context) }
        case .fits(let fits): if let first = fits.alternatives.first { draw(first, in: context) }
        case .scroll(let scroll): draw(scroll.content, in: context)
        case .frame(let frame): draw(frame.content, in: context)
        case .padding(let padding): draw(padding.content, in: context)
        case .border(let border): draw(border.content, in: context)
        case .background(let background):
            lines.append("paint \(context.color(of: background.paint))")
            draw(background.content, in: context)
        case .scope(let scope): draw(scope.content, in: context.entering(scope))
        case .control(let control) where control.kind == .button && !control.isCustomized:
            lines.append("button \(context.text(of: control.label)) \(control.id)")
        case .control(let control): draw(control.drawing, in: context)
        }
    }
}
