import Blazon
import BlazonViews

/// Paint behind one thing, of its size.
final class BackgroundLayout: WrapperLayout {
    private let color: Theme.Color
    private let palette: Theme.Palette

    init(_ background: Node.Background, content: LayoutNode, in context: LayoutContext) {
        palette = context.palette
        color = background.paint.color(in: context.palette)
        super.init(content)
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        canvas.fill(Rect(origin, size(for: proposal)), with: color, palette: palette)
        super.draw(proposal, at: origin, on: &canvas)
    }
}
