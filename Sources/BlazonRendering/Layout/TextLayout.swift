import Blazon
import BlazonViews

/// Text, wrapped to the width it is offered and cut to the height.
///
/// It takes the width of its widest line, and never more than it is offered. However little that is, it is one line
/// high; offered no width at all, it keeps that line's room and shows nothing.
final class TextLayout: LayoutNode {
    private let style: Node.StyledText
    private let text: GlyphText
    private let inks: ShortArray<Ink>
    private var visible = ProposalCache<VisibleLines>()
    /// By width alone: a stack asks for several heights.
    private var wrapped = ProposalCache<ShortArray<GlyphLine>>()

    init(_ style: Node.StyledText, in context: LayoutContext) {
        self.style = style
        let runs = style.runs
        // What the closures hold is copied, and all of the context would be much.
        let (theme, palette, usual) = (context.theme, context.palette, context.usual)
        text = GlyphText(runCount: runs.count) { runs[$0].content.text(theme: theme) }
        var inks = ShortArray<Ink>()
        for index in runs.indices {
            inks.append(
                Ink(
                    color: runs[index].paint?.color(in: palette),
                    attributes: runs[index].attributes,
                    usual: usual
                )
            )
        }
        self.inks = inks
    }

    override func measure(_ proposal: Proposal) -> Size {
        let lines = lines(in: proposal)
        let widest = lines.width
        return Size(
            width: Extent.clamped(min(widest, proposal.width ?? widest)),
            height: max(Extent.clamped(lines.count), 1)
        )
    }

    /// Known without wrapping the text to a width of nothing.
    override func lengths(along axis: Axis, across: Int?) -> ClosedRange<Int> {
        guard axis == .horizontal else { return super.lengths(along: axis, across: across) }
        return 0...size(for: Proposal(width: nil, height: across)).width
    }

    override func row(of baseline: TextBaseline, in proposal: Proposal) -> Int? {
        baseline == .first ? 0 : size(for: proposal).height - 1
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        let size = size(for: proposal)
        var inks = inks
        for index in style.runs.indices {
            if let link = style.runs[index].link { inks[index].link = canvas.link(to: link) }
        }
        canvas.clipped(to: Rect(origin, size)) { canvas in
            let lines = lines(in: proposal)
            // Of a long text in a small window, only what is seen takes time.
            for y in canvas.clip.minY..<canvas.clip.maxY where (0..<lines.count).contains(y - origin.y) {
                let line = lines[y - origin.y]
                let x = origin.x + style.alignment.offset(of: min(line.width, size.width), in: size.width)
                draw(line, at: Point(x: x, y: y), inks: inks, on: &canvas)
            }
        }
    }

    private func draw(_ line: VisibleLine, at origin: Point, inks: ShortArray<Ink>, on canvas: inout Canvas) {
        var origin = origin
        origin.x = draw(line.head, at: origin, inks: inks, on: &canvas)
        if line.head.isHyphenated {
            draw(.hyphen, likeGlyphAt: line.head.end - 1, at: origin, inks: inks, on: &canvas)
        }
        guard let tail = line.tail else { return }
        // The ellipsis looks like the glyph it stands beside.
        let neighbour = line.head.isEmpty ? tail.start : line.head.end - 1
        draw(.ellipsis, likeGlyphAt: neighbour, at: origin, inks: inks, on: &canvas)
        origin.x += Glyph.ellipsis.width
        draw(tail, at: origin, inks: inks, on: &canvas)
    }

    private func draw(
        _ glyph: Glyph,
        likeGlyphAt index: Int,
        at origin: Point,
        inks: ShortArray<Ink>,
        on canvas: inout Canvas
    ) {
        let run = text.run(of: index)
        if inks.indices.contains(run) { canvas.draw(CollectionOfOne(glyph), at: origin, ink: inks[run]) }
    }

    @discardableResult
    private func draw(_ line: GlyphLine, at origin: Point, inks: ShortArray<Ink>, on canvas: inout Canvas) -> Int {
        var origin = origin
        var start = line.start
        var run = text.run(of: start)
        while start < line.end {
            let end = min(text.end(ofRun: run), line.end)
            origin.x = canvas.draw(start..<end, of: text, at: origin, ink: inks[run])
            start = end
            run += 1
        }
        return origin.x
    }

    private func lines(in proposal: Proposal) -> VisibleLines {
        if proposal.width == 0 { return .none }
        let known = visible
        if let lines = known[proposal] { return lines }
        let limit = min(style.lineLimit ?? .max, proposal.height.map { max($0, 1) } ?? .max)
        let lines = text.visible(
            wrapped(to: proposal.width),
            width: proposal.width,
            limit: limit,
            truncation: style.truncation
        )
        var cache = visible
        cache[proposal] = lines
        visible = cache
        return lines
    }

    private func wrapped(to width: Int?) -> ShortArray<GlyphLine> {
        guard let width, width < text.width else { return text.lines }
        let proposal = Proposal(width: width, height: nil)
        let known = wrapped
        if let lines = known[proposal] { return lines }
        let lines = text.wrapped(to: width)
        var cache = wrapped
        cache[proposal] = lines
        wrapped = cache
        return lines
    }
}
