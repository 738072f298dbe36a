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
    ///
    /// Characters of ambiguous width take one cell; ``cellWidth(options:)`` knows of others.
    public var cellWidth: Int { cellWidth(options: TextOptions()) }

    /// How many cells the text takes on one line of an output that has its own way with some characters.
    ///
    /// ```swift
    /// "…".cellWidth(options: TextOptions(ambiguousWidth: .wide))       // 2
    /// ```
    ///
    /// - Parameter options: Those that the text is drawn with.
    public func cellWidth(options: TextOptions) -> Int {
        var cells = 0
        GlyphScanner.scan(sanitized(options), ambiguousWidth: options.ambiguousWidth) { piece in
            switch piece {
            case .scalar(_, let width), .cluster(_, let width): cells += width
            }
        }
        return cells
    }
}
