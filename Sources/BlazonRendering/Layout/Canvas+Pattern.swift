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
            let end = canvas.clip.maxX
            for y in rows {
                var x = start
                while x < end { x = canvas.draw(pattern, at: Point(x: x, y: y), ink: ink) }
            }
        }
    }
}
