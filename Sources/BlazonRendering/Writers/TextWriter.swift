/// Writes the glyphs of a surface and nothing else: no colours, and no blanks at the end of a line unless it is told to.
package struct TextWriter: Sendable {
    private let keepsTrailingBlanks: Bool

    /// Makes a writer.
    ///
    /// - Parameter keepsTrailingBlanks: Whether each line is as long as the surface is wide.
    package init(keepsTrailingBlanks: Bool = false) { self.keepsTrailingBlanks = keepsTrailingBlanks }

    /// One line for each row, with a line feed between two of them.
    package func string(for surface: Surface) -> String {
        var output = GlyphBuffer(surface, capacity: 2 * surface.packed.count + 16)
        for y in 0..<surface.height {
            if y > 0 { output.append(UInt8(ascii: "\n")) }
            let row = surface.packed[surface.range(ofRow: y)]
            let end = keepsTrailingBlanks ? row.endIndex : row.lastIndex { !$0.glyph.isBlank }.map { $0 + 1 }
            for cell in row[..<(end ?? row.startIndex)] { output.append(cell.glyph) }
        }
        return output.string
    }
}
