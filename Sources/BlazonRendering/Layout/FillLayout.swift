import Blazon
import BlazonViews

/// A rectangle of paint that takes all the room it is offered, and one cell in a direction where it is offered none.
final class FillLayout: LayoutNode {
    private let fill: Node.Fill
    private let palette: Theme.Palette
    private let color: Theme.Color
    private let bar: BarGlyphs
    /// What stands behind cells without a background: in a picture it is known.
    private let ground: Theme.Color?

    init(_ fill: Node.Fill, in context: LayoutContext) {
        self.fill = fill
        palette = context.palette
        color = fill.paint.color(in: context.palette)
        ground = context.icons == .image ? context.usual.background : nil
        bar = fill.pattern == .solid ? BarGlyphs() : BarGlyphs(context.glyphs, context.options)
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        let size = size(for: proposal)
        let steps = fill.pattern == .bar ? bar.partial.count + 1 : 1
        let filled =
            fill.pattern == .marker
            ? min(bar.marker.width, size.width)
            : Self.filledSteps(of: fill.fraction, width: size.width, steps: steps)
        var area = Rect(origin, size)
        area.minX += Self.start(of: (filled + steps - 1) / steps, in: size.width, at: fill.position)
        area.maxX = area.minX + filled / steps
        let ink = Ink(color: color, usual: UsualColors(palette))
        switch fill.pattern {
        case .solid:
            canvas.fill(area, with: color, palette: palette)
        case .track:
            canvas.draw(pattern: bar.track, in: area, ink: ink)
        case .scale:
            canvas.draw(pattern: bar.scale, in: area, ink: ink)
        case .marker:
            canvas.draw(pattern: bar.marker, in: area, ink: ink)
        case .bar:
            canvas.draw(pattern: bar.full, in: area, ink: ink)
            guard filled % steps > 0 else { return }
            area.minX = area.maxX
            area.maxX += 1
            canvas.flattenShades(in: area, on: ground)
            canvas.draw(pattern: [bar.partial[filled % steps - 1]], in: area, ink: ink)
        }
    }

    /// Where a part of the width begins that stands at a position of it, to the nearest cell.
    private static func start(of length: Int, in width: Int, at position: Double) -> Int {
        Int((Double(max(width - length, 0)) * position).rounded())
    }

    /// How many steps of a bar are filled, at so many steps a cell, rounded down: less than the whole never looks whole.
    static func filledSteps(of fraction: Double, width: Int, steps: Int) -> Int {
        let all = width * steps
        if fraction >= 1 { return all }
        // Fractions such as 0.29 have no exact binary form, so that 29 of 100 may come out a hair too low.
        return max(min(Int(fraction * Double(all) + 1e-9), all - 1), 0)
    }
}
