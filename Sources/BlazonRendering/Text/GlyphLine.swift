/// A part of a text that stands on one line.
struct GlyphLine: Hashable {
    /// The index of the first glyph.
    var start: Int
    /// The index after the last glyph.
    var end: Int
    /// In cells.
    var width: Int

    /// An empty line.
    init(start: Int) {
        self.start = start
        end = start
        width = 0
    }

    var range: Range<Int> { start..<end }
    var isEmpty: Bool { start == end }
}
