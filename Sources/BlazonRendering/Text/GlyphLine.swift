/// A part of a text that stands on one line.
struct GlyphLine: Hashable {
    /// The index of the first glyph.
    var start: Int
    /// The index after the last glyph.
    var end: Int
    /// In cells, the hyphen included.
    var width: Int
    /// Whether a hyphen is shown at the end, where the line was broken in a word.
    var isHyphenated = false

    /// An empty line.
    init(start: Int) {
        self.start = start
        end = start
        width = 0
    }

    var range: Range<Int> { start..<end }
    var isEmpty: Bool { start == end }

    /// The same line with a hyphen at its end.
    var hyphenated: GlyphLine {
        var line = self
        line.isHyphenated = true
        line.width += 1
        return line
    }
}
