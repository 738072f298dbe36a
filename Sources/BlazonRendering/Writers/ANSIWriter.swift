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
        var bytes: [UInt8] = []
        bytes.reserveCapacity(surface.cells.count)
        var pen = ANSIPen(addresses: surface.links.map(LinkAddress.sanitized))
        var reducer = ColorReducer(profile)
        for y in 0..<surface.height {
            if y > 0 { bytes.append(UInt8(ascii: "\n")) }
            write(surface.row(y), with: &pen, reducer: &reducer, to: &bytes)
            pen.lift(&bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(
        _ row: ArraySlice<Cell>,
        with pen: inout ANSIPen,
        reducer: inout ColorReducer,
        to bytes: inout [UInt8]
    ) {
        guard let last = row.lastIndex(where: { isSeen($0) }) else { return }
        var style: CellStyle?
        var look = ANSILook.plain
        // Whether the pen has that look in full, not only as far as it is seen of a blank.
        var isExact = false
        for cell in row[...last] where cell.width > 0 {
            let isSame = cell.style == style
            if !isSame {
                style = cell.style
                look = ANSILook(cell.style, reducer: &reducer)
            }
            if !isSame || !(isExact || cell.isBlank) {
                isExact = !cell.isBlank
                pen.turn(to: isExact ? look : pen.look.blank(like: look), link: cell.style.link, &bytes)
            }
            if cell.ascii > 0 {
                bytes.append(cell.ascii)
            } else {
                bytes.append(contentsOf: cell.character.utf8)
            }
        }
    }

    private func isSeen(_ cell: Cell) -> Bool {
        guard cell.isBlank else { return true }
        return cell.style.background != .none && profile != .none
            || !cell.style.attributes.isDisjoint(with: ANSILook.lines)
    }
}
