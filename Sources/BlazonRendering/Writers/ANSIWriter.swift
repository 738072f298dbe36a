import BlazonViews

/// Writes a surface for a terminal: glyphs, and the control sequences that give them their looks.
///
/// Cells of one look are one run, and between two runs only what differs is said. Each line ends as plain as it began, so
/// that it can be printed anywhere. Blanks at the end of a line are written where something is seen of them: a background
/// or a line.
package struct ANSIWriter: Sendable {
    private let profile: ColorProfile

    /// Makes a writer for an output that can show so many colours.
    package init(profile: ColorProfile) { self.profile = profile }

    /// One line for each row, with a line feed between two of them.
    package func string(for surface: Surface) -> String {
        let looks = ANSILooks(surface.styles, profile: profile)
        // A buffer that has to grow is copied, and the memory is given back soon.
        var writer = CellWriter(surface, looks: looks, capacity: 3 * surface.packed.count + 64)
        for y in 0..<surface.height {
            if y > 0 { writer.write { $0.append(UInt8(ascii: "\n")) } }
            let row = surface.packed[surface.range(ofRow: y)]
            guard let last = row.lastIndex(where: looks.isSeen) else { continue }
            writer.write(row[...last])
            writer.lift()
        }
        return writer.output.string
    }
}
