extension GlyphText {
    /// The text in lines that are no wider than `width`, unless a single glyph is.
    ///
    /// A line ends where words do: after blanks, which do not count at the end of a line, after a hyphen between letters,
    /// between ideographs. A word that is wider than a line is cut between two glyphs. Line breaks of the text stay.
    func wrapped(to width: Int) -> [GlyphLine] {
        var wrapped: [GlyphLine] = []
        for line in lines {
            if line.width <= width {
                wrapped.append(line)
            } else {
                wrap(line, to: width, into: &wrapped)
            }
        }
        return wrapped
    }

    private func wrap(_ written: GlyphLine, to width: Int, into wrapped: inout [GlyphLine]) {
        var line = GlyphLine(start: written.start)
        // The line up to the last place where it may end, and how far the glyphs went there.
        var best = line
        for index in written.range {
            let glyph = elements[index].glyph
            if !LineBreak.isBreakingBlank(glyph), line.width + glyph.width > width, !line.isEmpty {
                let isCut = best.isEmpty
                wrapped.append(withoutTrailingBlanks(isCut ? line : best))
                line.width = isCut ? 0 : line.width - best.width
                line.start = isCut ? line.end : best.end
                best = GlyphLine(start: line.start)
                // What was left of the line may be too wide still, where blanks before it had no room.
                if line.width + glyph.width > width, !line.isEmpty {
                    wrapped.append(withoutTrailingBlanks(line))
                    line = GlyphLine(start: index)
                    best = line
                }
            }
            line.end = index + 1
            line.width += glyph.width
            let next = index + 1 < written.end ? elements[index + 1].glyph : nil
            let previous = index > written.start ? elements[index - 1].glyph : nil
            if let next, LineBreak.isAllowed(after: glyph, before: next, previous: previous) { best = line }
        }
        wrapped.append(line.width > width ? withoutTrailingBlanks(line) : line)
    }

    private func withoutTrailingBlanks(_ line: GlyphLine) -> GlyphLine {
        var line = line
        while line.end > line.start {
            let glyph = elements[line.end - 1].glyph
            guard LineBreak.isBreakingBlank(glyph) else { break }
            line.end -= 1
            line.width -= glyph.width
        }
        return line
    }
}
