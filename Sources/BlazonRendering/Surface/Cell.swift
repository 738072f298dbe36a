/// One cell of a surface: the first of a glyph, or the second one of a wide glyph.
package struct Cell: Sendable, Hashable {
    /// The glyph that begins here; a space where none does.
    package let character: Character
    /// What the cell looks like.
    package var style: CellStyle
    /// How many cells the glyph takes: 1 or 2, and 0 for the second cell of a wide glyph.
    package let width: UInt8
    /// The character where it is ASCII, else 0.
    let ascii: UInt8

    /// A cell that nothing was painted on.
    package static let blank = blank(on: .none)

    /// A cell that shows nothing but a background.
    static func blank(on background: CellColor) -> Cell {
        Cell(.blank, width: 1, style: CellStyle(background: background))
    }

    /// The second cell of a wide glyph.
    static func secondHalf(on background: CellColor) -> Cell {
        Cell(.blank, width: 0, style: CellStyle(background: background))
    }

    /// The first cell of a glyph.
    init(_ glyph: Glyph, style: CellStyle) {
        self.init(glyph, width: UInt8(truncatingIfNeeded: glyph.width), style: style)
    }

    private init(_ glyph: Glyph, width: UInt8, style: CellStyle) {
        character = glyph.character
        ascii = glyph.ascii
        self.width = width
        self.style = style
    }

    /// Whether no glyph is seen in it. Its background or a line through it may still be.
    var isBlank: Bool { ascii == 0x20 }
}
