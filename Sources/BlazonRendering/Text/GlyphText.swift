/// A text as glyphs, split into the lines that its author wrote, ready to be wrapped to any width.
struct GlyphText {
    struct Element {
        var glyph: Glyph
        /// The index of the run that the glyph belongs to.
        var run: Int
    }

    /// Without line breaks.
    private(set) var elements: [Element] = []
    /// The lines as they were written; at least one.
    private(set) var lines: [GlyphLine] = []

    /// Tab stops stand this many cells apart, counted from where the written line begins.
    private static let tabWidth = 8

    /// Makes a text of runs that follow each other without a gap.
    init(runs: some Sequence<String>) {
        var line = GlyphLine(start: 0)
        for (run, text) in runs.enumerated() {
            let text = text.sanitized()
            var isFirst = true
            // Only once: to reserve exactly what each of many runs needs would copy all that came before it.
            if run == 0 { elements.reserveCapacity(text.utf8.count) }
            for character in text {
                if let glyph = Glyph(character) {
                    append(glyph, run: run, to: &line)
                } else if character == "\n" {
                    lines.append(line)
                    line = GlyphLine(start: elements.count)
                } else if character == "\t" {
                    let cells = Self.tabWidth - line.width % Self.tabWidth
                    for _ in 0..<cells { append(.blank, run: run, to: &line) }
                } else if isFirst {
                    // Elsewhere it has no base at all, and on its own would change whatever stands before it.
                    join(character, to: &line)
                }
                isFirst = false
            }
        }
        lines.append(line)
    }

    /// The width of the widest line as written.
    var width: Int { lines.reduce(0) { max($0, $1.width) } }

    private mutating func append(_ glyph: Glyph, run: Int, to line: inout GlyphLine) {
        elements.append(Element(glyph: glyph, run: run))
        line.end += 1
        line.width += glyph.width
    }

    /// Puts a mark at the beginning of a run onto the last character of the run before.
    private mutating func join(_ mark: Character, to line: inout GlyphLine) {
        guard !line.isEmpty, let last = elements.last else { return }
        let joined = String(last.glyph.character) + String(mark)
        guard joined.count == 1, let glyph = joined.first.flatMap(Glyph.init) else { return }
        line.width += glyph.width - last.glyph.width
        elements[elements.count - 1].glyph = glyph
    }
}

extension GlyphText {
    /// As many glyphs from the beginning of a range as fit into a number of cells.
    func prefix(of range: Range<Int>, width: Int) -> GlyphLine {
        var line = GlyphLine(start: range.lowerBound)
        while line.end < range.upperBound, line.width + elements[line.end].glyph.width <= width {
            line.width += elements[line.end].glyph.width
            line.end += 1
        }
        return line
    }

    /// As many glyphs from the end of a range as fit into a number of cells.
    func suffix(of range: Range<Int>, width: Int) -> GlyphLine {
        var line = GlyphLine(start: range.upperBound)
        while line.start > range.lowerBound, line.width + elements[line.start - 1].glyph.width <= width {
            line.start -= 1
            line.width += elements[line.start].glyph.width
        }
        return line
    }
}
