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
                tellClusters(of: text[start..<end], body)
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

    /// A cluster has two cells at most. Where more halfwidth sound marks follow a character than fit there, which a terminal
    /// gives a cell each, those that are too many begin a cluster of their own.
    private static func tellClusters(of text: Substring, _ body: (Piece) -> Void) {
        for character in text {
            var cluster = String.UnicodeScalarView()
            var width = 0
            for scalar in character.unicodeScalars {
                let isSoundMark = scalar.value == 0xFF9E || scalar.value == 0xFF9F
                if isSoundMark, width >= 2 {
                    body(piece(of: Character(String(cluster))))
                    cluster = String.UnicodeScalarView()
                    width = 0
                }
                cluster.append(scalar)
                width = isSoundMark ? width + 1 : max(width, CellProperties(scalar).width)
            }
            body(piece(of: Character(String(cluster))))
        }
    }

    private static func piece(of character: Character) -> Piece {
        let scalars = character.unicodeScalars
        let width = cellWidth(of: character)
        guard scalars.count == 1, let scalar = scalars.first else { return .cluster(character, width: width) }
        return .scalar(scalar, width: width)
    }
}
