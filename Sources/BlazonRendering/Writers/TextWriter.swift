/// Writes the glyphs of a surface and nothing else: no colours, and no blanks at the end of a line.
package struct TextWriter: Sendable {
    /// Makes a writer.
    package init() {}

    /// One line for each row, with a line feed between two of them.
    package func string(for surface: Surface) -> String {
        var text = ""
        for y in 0..<surface.height {
            if y > 0 { text.append("\n") }
            let row = surface.row(y)
            guard let last = row.lastIndex(where: { $0.width > 0 && !$0.isBlank }) else { continue }
            for cell in row[...last] where cell.width > 0 { text.append(cell.character) }
        }
        return text
    }
}
