extension Surface {
    /// Neighbouring cells of one style, as the writers of pictures want them.
    struct Run {
        /// A glyph, and how many cells it takes.
        struct Glyph {
            let character: Character
            let width: Int
        }

        /// The first cell.
        let column: Int
        fileprivate(set) var style: CellStyle
        fileprivate(set) var glyphs: [Glyph] = []
        /// How many cells all of it takes.
        fileprivate(set) var width = 0
    }

    /// A row in runs, from its first cell to its last one, blanks included. A blank belongs to a run of which nothing else
    /// would be seen there.
    func runs(inRow y: Int) -> [Run] {
        var runs: [Run] = []
        var column = 0
        // Whether there are only blanks in the last run.
        var isBlank = false
        for cell in row(y) where cell.width > 0 {
            if let last = runs.last?.style,
                last == cell.style || (isBlank || cell.isBlank) && last.looksBlank(like: cell.style)
            {
                if isBlank { runs[runs.count - 1].style = cell.style }
            } else {
                runs.append(Run(column: column, style: cell.style))
                isBlank = true
            }
            isBlank = isBlank && cell.isBlank
            let width = cell.width
            runs[runs.count - 1].glyphs.append(Run.Glyph(character: cell.character, width: width))
            runs[runs.count - 1].width += width
            column += width
        }
        return runs
    }

    /// The colour behind a cell.
    func background(column: Int, row: Int) -> CellColor {
        self.row(row).dropFirst(column).first?.style.background ?? .none
    }

    /// The first line on which there is something to read, without the blanks and lines around it; empty where there is none.
    var firstWords: String {
        for y in 0..<height {
            let characters = runs(inRow: y).flatMap(\.glyphs).map(\.character)
            let isWord = { (character: Character) in !character.isWhitespace && !CellShape.isDrawn(character) }
            if let first = characters.firstIndex(where: isWord), let last = characters.lastIndex(where: isWord) {
                return String(characters[first...last])
            }
        }
        return ""
    }
}

extension CellStyle {
    /// Whether a blank of this style looks like one of another.
    fileprivate func looksBlank(like other: CellStyle) -> Bool {
        background == other.background && link == other.link && attributes.isDisjoint(with: ANSILook.lines)
            && other.attributes.isDisjoint(with: ANSILook.lines)
    }
}
