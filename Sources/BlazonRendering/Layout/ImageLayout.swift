import Blazon
import BlazonViews

/// An icon's image: its glyph in the middle, or half-blocks. Its size is the same whatever it is offered, and whatever it
/// becomes.
final class ImageLayout: LayoutNode {
    private let icon: Node.Icon
    private let image: Node.Icon.Image
    private let drawing: IconDrawing
    private let palette: Theme.Palette
    private let glyphs: [Glyph]
    private let ink: Ink

    init(_ icon: Node.Icon, image: Node.Icon.Image, in context: LayoutContext) {
        self.icon = icon
        self.image = image
        palette = context.palette
        ink = context.ink(icon.paint)
        // Where lines are made of ASCII, half-blocks are not to be had either.
        let isPlain = context.options.ambiguousWidth == .wide || context.theme.glyphs == .ascii
        let own = Glyph.row(of: icon.glyph, context.options)
        glyphs = own.isEmpty ? Glyph.row(of: isPlain ? "#" : "■") : own
        drawing =
            switch context.icons {
            case .blocks where isPlain || icon.rows == 1 && !own.isEmpty: .glyph
            default: context.icons
            }
    }

    override func measure(_ proposal: Proposal) -> Size { Size(width: icon.columns, height: icon.rows) }

    override func row(of baseline: TextBaseline, in proposal: Proposal) -> Int? {
        baseline == .first ? 0 : icon.rows - 1
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        let size = size(for: proposal)
        if drawing == .glyph {
            let width = glyphs.reduce(0) { $0 + $1.width }
            let start = Point(x: max((size.width - width) / 2, 0), y: (size.height - 1) / 2)
            canvas.clipped(to: Rect(origin, size)) { [glyphs, ink] in $0.draw(glyphs, at: origin + start, ink: ink) }
        } else {
            let coverage = IconCoverage(image, width: size.width, height: 2 * size.height)
            canvas.draw(icon, image: image, coverage: coverage, color: color, palette: palette, at: origin)
        }
    }

    private var color: Theme.Color { ink.color ?? palette[.primaryText] }
}
