import BlazonViews

/// A line as it is shown: whole, or with an ellipsis where text was left out.
struct VisibleLine {
    /// What follows the head of a line that text was left out of.
    struct Cut {
        /// As much of the ellipsis as there is room for.
        var ellipsis: [Glyph]
        var tail: GlyphLine
    }

    /// Before the ellipsis; the whole line where there is none.
    var head: GlyphLine
    /// Nil where nothing was left out.
    var cut: Cut?

    /// A line with nothing left out.
    init(_ line: GlyphLine) { head = line }

    /// A line with an ellipsis between two parts, either of which may be empty.
    init(head: GlyphLine, ellipsis: [Glyph], tail: GlyphLine) {
        self.head = head
        cut = Cut(ellipsis: ellipsis, tail: tail)
    }

    var width: Int {
        guard let cut else { return head.width }
        return head.width + cut.ellipsis.width + cut.tail.width
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
    ///   - ellipsis: Asked for only where one is needed.
    func visible(
        _ all: ShortArray<GlyphLine>,
        width: Int?,
        limit: Int,
        truncation: Node.StyledText.Truncation,
        ellipsis: @autoclosure () -> [Glyph]
    ) -> VisibleLines {
        VisibleLines(all, limit: limit) {
            truncated($0, width: width, truncation: truncation, ellipsis: ellipsis())
        }
    }

    /// The last visible line, filled up with what follows it before it is cut.
    private func truncated(
        _ line: GlyphLine,
        width: Int?,
        truncation: Node.StyledText.Truncation,
        ellipsis: [Glyph]
    ) -> VisibleLine {
        let ellipsis = Self.part(of: ellipsis, fitting: width ?? .max)
        let room = width.map { max($0 - ellipsis.width, 0) } ?? line.width
        let rest = line.start..<glyphs.count
        switch truncation {
        case .tail:
            // The tail stops where the written line does: what follows belongs to another one.
            let end = lines.first { $0.end >= line.end && $0.start <= line.start }?.end ?? line.end
            let head = prefix(of: line.start..<end, width: room)
            return VisibleLine(head: head, ellipsis: ellipsis, tail: GlyphLine(start: glyphs.count))
        case .head:
            let head = GlyphLine(start: line.start)
            return VisibleLine(head: head, ellipsis: ellipsis, tail: suffix(of: rest, width: room))
        case .middle:
            // An odd cell goes to the beginning.
            let head = prefix(of: rest, width: room - room / 2)
            let tail = suffix(of: head.end..<glyphs.count, width: room / 2)
            return VisibleLine(head: head, ellipsis: ellipsis, tail: tail)
        }
    }

    /// What stands for a line that is a glyph too wide for it.
    func standIn(for line: VisibleLine, width: Int, ellipsis: [Glyph]) -> VisibleLine {
        let start = GlyphLine(start: line.head.start)
        return VisibleLine(head: start, ellipsis: Self.part(of: ellipsis, fitting: width), tail: start)
    }

    /// As much of an ellipsis as there is room for, and a period where its first glyph has none: what is cut says so.
    private static func part(of ellipsis: [Glyph], fitting width: Int) -> [Glyph] {
        let part = ellipsis.prefix(fitting: width)
        return part.isEmpty && !ellipsis.isEmpty && width > 0 ? [.period] : part
    }
}
