import BlazonViews

/// A line as it is shown: whole, or with an ellipsis where text was left out.
struct VisibleLine {
    /// Before the ellipsis; the whole line where there is none.
    var head: GlyphLine
    /// After the ellipsis; nil where nothing was left out.
    var tail: GlyphLine?

    /// A line with nothing left out.
    init(_ line: GlyphLine) { head = line }

    /// A line with an ellipsis between two parts, either of which may be empty.
    init(head: GlyphLine, tail: GlyphLine) {
        self.head = head
        self.tail = tail
    }

    var width: Int {
        guard let tail else { return head.width }
        return head.width + Glyph.ellipsis.width + tail.width
    }
}

extension GlyphText {
    /// The lines that are seen of a text.
    ///
    /// - Parameters:
    ///   - all: The text in lines.
    ///   - width: How many cells a line may have; nil for as many as it needs.
    ///   - limit: How many lines there may be, from 1. Where the text has more, the last one shows an ellipsis.
    ///   - truncation: Where the ellipsis stands in that line.
    func visible(
        _ all: ShortArray<GlyphLine>,
        width: Int?,
        limit: Int,
        truncation: Node.StyledText.Truncation
    ) -> VisibleLines {
        VisibleLines(all, limit: limit) { truncated($0, width: width, truncation: truncation) }
    }

    /// The last visible line, filled up with what follows it before it is cut.
    private func truncated(
        _ line: GlyphLine,
        width: Int?,
        truncation: Node.StyledText.Truncation
    ) -> VisibleLine {
        let room = width.map { max($0 - Glyph.ellipsis.width, 0) } ?? line.width
        let rest = line.start..<glyphs.count
        switch truncation {
        case .tail:
            // The tail stops where the written line does: what follows belongs to another one.
            let end = lines.first { $0.end >= line.end && $0.start <= line.start }?.end ?? line.end
            return VisibleLine(
                head: prefix(of: line.start..<end, width: room),
                tail: GlyphLine(start: glyphs.count)
            )
        case .head:
            return VisibleLine(head: GlyphLine(start: line.start), tail: suffix(of: rest, width: room))
        case .middle:
            // An odd cell goes to the beginning.
            let head = prefix(of: rest, width: room - room / 2)
            return VisibleLine(head: head, tail: suffix(of: head.end..<glyphs.count, width: room / 2))
        }
    }
}
