import BlazonViews

/// The lines that are seen of a text: all of them, or as many as there is room for, of which the last shows an ellipsis.
struct VisibleLines {
    private let all: ShortArray<GlyphLine>
    /// The last line where some are left out; nil where none is.
    private let last: VisibleLine?
    let count: Int

    /// All lines of a text.
    init(_ all: ShortArray<GlyphLine>) { self.init(all: all, last: nil, count: all.count) }

    /// No lines.
    static let none = VisibleLines(all: ShortArray(), last: nil, count: 0)

    private init(all: ShortArray<GlyphLine>, last: VisibleLine?, count: Int) {
        self.all = all
        self.last = last
        self.count = count
    }

    /// As many lines as may be seen.
    ///
    /// - Parameters:
    ///   - all: The text in lines.
    ///   - limit: How many lines there may be, from 1.
    ///   - truncated: Shortens the last line where there are more.
    init(_ all: ShortArray<GlyphLine>, limit: Int, truncated: (GlyphLine) -> VisibleLine) {
        let isCut = all.count > limit
        self.init(all: all, last: isCut ? truncated(all[limit - 1]) : nil, count: isCut ? limit : all.count)
    }

    subscript(index: Int) -> VisibleLine {
        if let last, index == count - 1 { last } else { VisibleLine(all[index]) }
    }

    /// The width of the widest line.
    var width: Int {
        (0..<count).reduce(0) { Swift.max($0, self[$1].width) }
    }
}
