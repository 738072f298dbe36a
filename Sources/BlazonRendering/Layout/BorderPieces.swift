import BlazonViews

/// The glyphs of a border, brought to the thickness of its sides.
struct BorderPieces {
    /// An upper or lower side with its corners.
    struct Line {
        /// Repeated between the corners.
        var side: [Glyph]
        var leading: [Glyph]
        var trailing: [Glyph]

        var isEmpty: Bool { side.isEmpty && leading.isEmpty && trailing.isEmpty }
    }

    private(set) var top: Line
    private(set) var bottom: Line
    private(set) var leading: [Glyph]
    private(set) var trailing: [Glyph]
    /// Whether there is an upper side.
    let hasTop: Bool
    /// Whether there is a lower side.
    let hasBottom: Bool
    /// Where what the border surrounds begins.
    let corner: Point
    /// Of both sides together.
    let thickness: Size

    init(_ glyphs: BorderGlyphs, _ options: TextOptions) {
        top = Line(
            side: Glyph.row(of: glyphs.top, options),
            leading: Glyph.row(of: glyphs.topLeading, options),
            trailing: Glyph.row(of: glyphs.topTrailing, options)
        )
        bottom = Line(
            side: Glyph.row(of: glyphs.bottom, options),
            leading: Glyph.row(of: glyphs.bottomLeading, options),
            trailing: Glyph.row(of: glyphs.bottomTrailing, options)
        )
        leading = Glyph.row(of: glyphs.leading, options)
        trailing = Glyph.row(of: glyphs.trailing, options)
        hasTop = !top.isEmpty
        hasBottom = !bottom.isEmpty
        let first = max(leading.width, top.leading.width, bottom.leading.width)
        let last = max(trailing.width, top.trailing.width, bottom.trailing.width)
        corner = Point(x: first, y: hasTop ? 1 : 0)
        thickness = Size(width: Extent.sum(first, last), height: (hasTop ? 1 : 0) + (hasBottom ? 1 : 0))
        leading.pad(to: first)
        trailing.pad(to: last, atEnd: false)
        top.pad(leading: first, trailing: last)
        bottom.pad(leading: first, trailing: last)
    }
}

extension BorderPieces.Line {
    /// A corner that is narrower than its side leaves the rest to the line; one that is missing is blank.
    fileprivate mutating func pad(leading first: Int, trailing last: Int) {
        if leading.isEmpty { leading.pad(to: first) }
        if trailing.isEmpty { trailing.pad(to: last) }
    }
}

extension [Glyph] {
    /// Adds blanks up to a number of cells.
    fileprivate mutating func pad(to width: Int, atEnd: Bool = true) {
        let blanks = [Glyph](repeating: .blank, count: Swift.max(width - self.width, 0))
        if atEnd { self += blanks } else { insert(contentsOf: blanks, at: 0) }
    }
}
