extension Canvas {
    /// Covers a rectangle with glyphs, repeated along each row. A wide one that does not fit at the end is left out, and
    /// with no glyphs at all the rectangle becomes blank.
    mutating func draw(pattern: [Glyph], in rect: Rect, ink: Ink) {
        let pattern = pattern.isEmpty ? [.blank] : pattern
        let length = pattern.reduce(0) { $0 + $1.width }
        clipped(to: rect) { canvas in
            // What lies beyond the surface takes no time, however large the rectangle is.
            let rows = canvas.clip.minY..<canvas.clip.maxY
            let start = rect.minX + (canvas.clip.minX - rect.minX) / length * length
            let count = max(canvas.clip.maxX - start + length - 1, 0) / length * pattern.count
            let glyphs = (0..<count).lazy.map { pattern[$0 % pattern.count] }
            for y in rows { canvas.draw(glyphs, at: Point(x: start, y: y), ink: ink) }
        }
    }
}
