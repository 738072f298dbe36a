/// What a character looks like that is a drawing and no letter: lines that join those of the next cell, parts of a cell.
///
/// A font draws them as it likes, so that there are gaps between lines. Hence terminals draw them themselves, and so does a
/// picture.
enum CellShape: Hashable {
    /// A part of the cell, from its top leading corner.
    case rect(ShapeRect)
    /// All of the cell, in so many quarters of the colour.
    case shade(Int)
    /// A rounded corner, from the middle of a side to the middle of another one.
    case corner(right: Bool, down: Bool)
    /// A line from corner to corner.
    case diagonal(isRising: Bool)

    /// The shapes of a character; empty for one that is text.
    static func shapes(of character: Character) -> [CellShape] {
        guard let value = drawnValue(of: character) else { return [] }
        return value < 0x2580 ? BoxDrawing.shapes(of: value) : BlockElement.shapes(of: value)
    }

    /// Whether a character is drawn and not written.
    static func isDrawn(_ character: Character) -> Bool { drawnValue(of: character) != nil }

    /// The box-drawing characters and the block elements, alone.
    private static func drawnValue(of character: Character) -> UInt32? {
        let scalars = character.unicodeScalars
        guard let value = scalars.first?.value, (0x2500...0x259F).contains(value),
            scalars.index(after: scalars.startIndex) == scalars.endIndex
        else { return nil }
        return value
    }
}
