import BlazonViews

extension GlyphText {
    /// The text in lines that are no wider than `width`, unless a single glyph is.
    ///
    /// A line ends where words do: after blanks, which do not count at the end of a line, after a hyphen between letters,
    /// between ideographs, at a zero width space, and with a hyphen at a soft one. A word that is wider than a line is cut
    /// between two glyphs. Line breaks of the text stay.
    ///
    /// - Parameter wrapping: By character, a line ends between any two glyphs instead, and never with a hyphen.
    func wrapped(to width: Int, by wrapping: Node.StyledText.Wrapping = .word) -> ShortArray<GlyphLine> {
        var wrapped = ShortArray<GlyphLine>()
        for line in lines {
            if line.width <= width {
                wrapped.append(line)
            } else {
                switch wrapping {
                case .word: wrap(line, to: width, into: &wrapped)
                case .character: cut(line, to: width, into: &wrapped)
                }
            }
        }
        return wrapped
    }

    /// Fills one line after the other. Blanks have no part in that: they stand behind the last glyph that fits.
    private func cut(_ written: GlyphLine, to width: Int, into wrapped: inout ShortArray<GlyphLine>) {
        var line = GlyphLine(start: written.start)
        for index in written.range {
            let unit = unit(at: index)
            if !unit.isBreakingBlank, line.width > 0, line.width + unit.width > width {
                wrapped.append(withoutBlanks(line))
                line = GlyphLine(start: index)
            }
            line.end = index + 1
            line.width += unit.width
        }
        wrapped.append(line.width > width ? withoutBlanks(line) : line)
    }

    private func withoutBlanks(_ line: GlyphLine) -> GlyphLine {
        var line = line
        while line.end > line.start, unit(at: line.end - 1).isBreakingBlank {
            line.end -= 1
            line.width -= glyphs[line.end].width
        }
        return line
    }

    private func wrap(_ written: GlyphLine, to width: Int, into wrapped: inout ShortArray<GlyphLine>) {
        var line = GlyphLine(start: written.start)
        // The line up to the last place where it may end, and how far the glyphs went there.
        var best = line
        var (previous, current): (LineBreak.Unit?, LineBreak.Unit?)
        for index in written.range {
            let unit = current ?? self.unit(at: index)
            if !unit.isBreakingBlank, line.width > 0, line.width + unit.width > width {
                let isCut = best.isEmpty
                wrapped.append(finished(isCut ? line : best, in: width))
                line.width = isCut ? 0 : line.width - best.width
                line.start = isCut ? line.end : best.end
                best = GlyphLine(start: line.start)
                // What was left of the line may be too wide still, where blanks before it had no room.
                if line.width > 0, line.width + unit.width > width {
                    wrapped.append(finished(line, in: width))
                    line = GlyphLine(start: index)
                    best = line
                }
            }
            line.end = index + 1
            line.width += unit.width
            let next = index + 1 < written.end ? self.unit(at: index + 1) : nil
            if let next, LineBreak.isAllowed(after: unit, before: next, previous: previous) {
                // The hyphen that a soft one becomes needs a cell as well.
                if !unit.isSoftHyphen || line.width < width { best = line }
            }
            (previous, current) = (unit, next)
        }
        wrapped.append(line.width > width ? finished(line, in: width) : line)
    }

    private func unit(at index: Int) -> LineBreak.Unit {
        LineBreak.Unit(base: clusters.base(of: glyphs[index]), width: glyphs[index].width)
    }

    /// A line that was ended: without blanks at its end, and with a hyphen where that is what ends it.
    private func finished(_ line: GlyphLine, in width: Int) -> GlyphLine {
        var line = line
        while line.end > line.start {
            let unit = unit(at: line.end - 1)
            // Where a word was cut for want of room, there is none for a hyphen either.
            if unit.isSoftHyphen { return line.width < width ? line.hyphenated : line }
            guard unit.isBreakingBlank else { break }
            line.end -= 1
            line.width -= unit.width
        }
        return line
    }
}
