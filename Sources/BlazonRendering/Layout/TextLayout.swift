import Blazon
import BlazonViews

/// Text, wrapped to the width it is offered and cut to the height.
///
/// It takes the width of its widest line, and never more than it is offered. However little that is, it is one line
/// high; offered no width at all, it keeps that line's room and shows nothing.
final class TextLayout: LayoutNode {
    private let style: Node.StyledText
    private let text: GlyphText
    private let setting: LayoutSetting
    /// Nil until the text is offered less room than it has as it was written.
    private var fitted: FittedText?

    init(_ style: Node.StyledText, in context: LayoutContext) {
        self.style = style
        setting = context.setting
        // What a closure holds is copied, and all of the context would be much.
        let (runs, theme) = (style.runs, context.theme)
        text = GlyphText(runCount: runs.count, options: context.options) { runs[$0].content.text(theme: theme) }
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
        canvas.clipped(to: Rect(origin, size)) { canvas in
            let lines = lines(in: proposal)
            // Of a long text in a small window, only what is seen takes time.
            for y in canvas.clip.minY..<canvas.clip.maxY where (0..<lines.count).contains(y - origin.y) {
                var line = lines[y - origin.y]
                // A glyph alone that is wider than all the room there is.
                if line.width > size.width { line = text.standIn(for: line, width: size.width, ellipsis: ellipsis) }
                let x = origin.x + style.alignment.offset(of: min(line.width, size.width), in: size.width)
                draw(line, at: Point(x: x, y: y), on: &canvas)
            }
        }
    }

    private func draw(_ line: VisibleLine, at origin: Point, on canvas: inout Canvas) {
        var origin = origin
        origin.x = draw(line.head, at: origin, on: &canvas)
        if line.head.isHyphenated {
            draw([.hyphen], likeGlyphAt: line.head.end - 1, at: origin, on: &canvas)
        }
        guard let cut = line.cut else { return }
        // The ellipsis looks like the glyph it stands beside.
        let neighbour = line.head.isEmpty ? cut.tail.start : line.head.end - 1
        draw(cut.ellipsis, likeGlyphAt: neighbour, at: origin, on: &canvas)
        origin.x += cut.ellipsis.width
        draw(cut.tail, at: origin, on: &canvas)
    }

    private func draw(_ glyphs: [Glyph], likeGlyphAt index: Int, at origin: Point, on canvas: inout Canvas) {
        let run = text.run(of: index)
        guard style.runs.indices.contains(run) else { return }
        canvas.draw(glyphs, at: origin, ink: ink(ofRun: run, on: &canvas))
    }

    @discardableResult
    private func draw(_ line: GlyphLine, at origin: Point, on canvas: inout Canvas) -> Int {
        var origin = origin
        var start = line.start
        var run = text.run(of: start)
        while start < line.end {
            let end = min(text.end(ofRun: run), line.end)
            origin.x = canvas.draw(start..<end, of: text, at: origin, ink: ink(ofRun: run, on: &canvas))
            start = end
            run += 1
        }
        return origin.x
    }

    private func ink(ofRun run: Int, on canvas: inout Canvas) -> Ink {
        Ink(
            color: style.runs[run].paint?.color(in: setting.palette),
            attributes: style.runs[run].attributes,
            link: style.runs[run].link.map { canvas.link(to: $0) } ?? 0,
            usual: setting.usual
        )
    }

    private var ellipsis: [Glyph] { Glyph.row(of: setting.theme.glyphs.ellipsis, setting.options) }

    private func lines(in proposal: Proposal) -> VisibleLines {
        if proposal.width == 0 { return .none }
        let limit = min(style.lineLimit ?? .max, proposal.height.map { max($0, 1) } ?? .max)
        if text.lines.count <= limit, proposal.width ?? .max >= text.width { return VisibleLines(text.lines) }
        let known = fitted ?? FittedText()
        fitted = known
        return known.lines(in: proposal) {
            text.visible(
                known.wrapped(text, to: proposal.width, by: style.wrapping),
                width: proposal.width,
                limit: limit,
                truncation: style.truncation,
                ellipsis: ellipsis
            )
        }
    }
}
