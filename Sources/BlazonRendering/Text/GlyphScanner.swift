/// Walks through a text glyph by glyph.
///
/// Where two scalars stand side by side that nothing ever joins to a neighbour, there is a boundary between them, and no more
/// has to be known: that is nearly all text. What lies between two such places is left to the standard library.
enum GlyphScanner {
    enum Piece {
        /// A cluster of one scalar. Controls are among them, of no width.
        case scalar(Unicode.Scalar, width: Int)
        /// A cluster that may have more.
        case cluster(Character, width: Int)
    }

    /// Calls a closure with each glyph of a text that was ``Swift/String/sanitized()``.
    @inline(__always)
    static func scan(_ text: String, _ body: (Piece) -> Void) {
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        // Where the clusters begin that have not been told yet, and whether there is nothing to do for them but to count.
        var start = index
        var isSimple = true
        var before: (scalar: Unicode.Scalar, properties: CellProperties)?
        func tell(upTo end: String.Index) {
            guard let before else { return }
            if isSimple {
                body(.scalar(before.scalar, width: before.properties.width))
            } else {
                for character in text[start..<end] { body(piece(of: character)) }
            }
        }
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let properties = CellProperties(scalar)
            if let last = before?.properties, last.standsAlone, properties.standsAlone {
                tell(upTo: index)
                start = index
                isSimple = true
            }
            isSimple = isSimple && properties.standsAlone
            before = (scalar, properties)
            index = scalars.index(after: index)
        }
        tell(upTo: scalars.endIndex)
    }

    private static func piece(of character: Character) -> Piece {
        let scalars = character.unicodeScalars
        let width = cellWidth(of: character)
        guard scalars.count == 1, let scalar = scalars.first else { return .cluster(character, width: width) }
        return .scalar(scalar, width: width)
    }
}
