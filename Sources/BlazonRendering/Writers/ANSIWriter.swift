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
        var output = GlyphBuffer(surface)
        let links = surface.links
        var pen = ANSIPen(addresses: links.count > 1 ? links.map(LinkAddress.sanitized) : links)
        let looks = ANSILooks(surface.styles, profile: profile)
        for y in 0..<surface.height {
            if y > 0 { output.append(UInt8(ascii: "\n")) }
            write(surface.packed[surface.range(ofRow: y)], in: looks, with: &pen, to: &output)
            output.withBytes { pen.lift(&$0) }
        }
        return output.string
    }

    private func write(
        _ row: ArraySlice<PackedCell>,
        in looks: ANSILooks,
        with pen: inout ANSIPen,
        to output: inout GlyphBuffer
    ) {
        guard let last = row.lastIndex(where: { !$0.glyph.isBlank || looks[$0.style].isSeenOfBlanks }) else { return }
        var style: UInt32?
        // Whether the pen has that look in full, not only as far as it is seen of a blank.
        var isExact = false
        for cell in row[...last] where cell.glyph.width > 0 {
            let isBlank = cell.glyph.isBlank
            if cell.style != style || !(isExact || isBlank) {
                style = cell.style
                isExact = !isBlank
                let entry = looks[cell.style]
                let look = isExact ? entry.look : pen.look.blank(like: entry.look)
                output.withBytes { pen.turn(to: look, link: entry.link, &$0) }
            }
            output.append(cell.glyph)
        }
    }
}
