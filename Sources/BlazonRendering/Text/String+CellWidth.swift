extension String {
    /// How many cells the text takes in a terminal, on one line.
    ///
    /// ```swift
    /// "日本語".cellWidth            // 6
    /// "e\u{301}".cellWidth          // 1
    /// "❤\u{FE0F}".cellWidth         // 2
    /// ```
    ///
    /// What is measured is what would be drawn: controls and escape sequences take none.
    public var cellWidth: Int {
        var cells = 0
        GlyphScanner.scan(sanitized()) { piece in
            switch piece {
            case .scalar(_, let width), .cluster(_, let width): cells += width
            }
        }
        return cells
    }
}
