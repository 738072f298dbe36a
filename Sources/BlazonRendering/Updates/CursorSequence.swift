/// The control sequences that move a cursor and erase (ECMA-48, 8.3).
enum CursorSequence {
    /// *Cursor position*: to a cell, counted from 0.
    static func position(column: Int, row: Int) -> String {
        if column == 0 { return row == 0 ? "\u{1B}[H" : "\u{1B}[\(row + 1)H" }
        return "\u{1B}[\(row + 1);\(column + 1)H"
    }

    /// *Cursor character absolute*: to a column of this row, counted from 0.
    static func column(_ column: Int) -> String { column == 0 ? "\u{1B}[G" : "\u{1B}[\(column + 1)G" }

    /// *Cursor right*.
    ///
    /// - Parameter count: From 1.
    static func forward(_ count: Int) -> String { count == 1 ? "\u{1B}[C" : "\u{1B}[\(count)C" }

    /// *Erase in line*, from the cursor to the end.
    static let eraseToEndOfLine = "\u{1B}[K"

    /// *DECAWM*: whether a glyph that has no room at the end of a line goes to the next one, which scrolls at the bottom.
    static func wrapping(_ isOn: Bool) -> String { isOn ? "\u{1B}[?7h" : "\u{1B}[?7l" }

    /// All looks off, the cursor in the top leading corner, nothing on the screen.
    static let clear = "\u{1B}[0m\u{1B}[H\u{1B}[2J"
}
