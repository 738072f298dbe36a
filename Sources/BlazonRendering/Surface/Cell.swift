/// One cell of a surface: the first of a glyph, or the second one of a wide glyph.
package struct Cell: Sendable, Hashable {
    /// The glyph that begins here; a space where none does.
    package var character: Character
    /// What the cell looks like.
    package var style: CellStyle
    /// How many cells the glyph takes: 1 or 2, and 0 for the second cell of a wide glyph.
    package var width: UInt8

    /// A cell that nothing was painted on.
    package static let blank = Cell(character: " ", style: .plain, width: 1)

    /// A cell that shows nothing but a background.
    static func blank(on background: CellColor) -> Cell {
        var cell = Cell.blank
        cell.style.background = background
        return cell
    }

    /// Whether no glyph is seen in it. Its background or a line through it may still be.
    var isBlank: Bool { character == " " && width == 1 }
}
