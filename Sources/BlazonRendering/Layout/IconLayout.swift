import BlazonViews

/// A picture made of characters, on one line. Its size is the same whatever it is offered.
final class IconLayout: LayoutNode {
    private let glyphs: ShortArray<Glyph>
    private let ink: Ink

    init(_ icon: Node.Icon, in context: LayoutContext) {
        var glyphs = ShortArray<Glyph>()
        Glyph.scan(icon.glyph, context.options) { glyphs.append($0) }
        self.glyphs = glyphs
        ink = context.ink(icon.paint)
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: Extent.clamped(glyphs.reduce(0) { $0 + $1.width }), height: 1)
    }

    override func row(of baseline: TextBaseline, in proposal: Proposal) -> Int? { 0 }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        canvas.draw(glyphs, at: origin, ink: ink)
    }
}
