/// Writes cells of a surface for a terminal, one after the other, and says of their looks no more than what changes.
struct CellWriter {
    private(set) var output: GlyphBuffer
    private(set) var pen: ANSIPen
    let looks: ANSILooks

    /// - Parameters:
    ///   - looks: Those of the surface's styles.
    ///   - capacity: How many bytes are likely to be written.
    init(_ surface: Surface, looks: ANSILooks, capacity: Int) {
        output = GlyphBuffer(surface, capacity: capacity)
        let links = surface.links
        pen = ANSIPen(addresses: links.count > 1 ? links.map(LinkAddress.sanitized) : links)
        self.looks = looks
    }

    /// Writes neighbouring cells. Of a blank's look no more is said than is seen of it.
    mutating func write(_ cells: ArraySlice<PackedCell>) {
        var style: UInt32?
        // Whether the pen has that look in full, not only as far as it is seen of a blank.
        var isExact = false
        for cell in cells where cell.glyph.width > 0 {
            let isBlank = cell.glyph.isBlank
            if cell.style != style || !(isExact || isBlank) {
                style = cell.style
                isExact = !isBlank
                turn(to: cell)
            }
            output.append(cell.glyph)
        }
    }

    /// Takes the look of a cell.
    mutating func turn(to cell: PackedCell) {
        let entry = looks[cell.style]
        let look = cell.glyph.isBlank ? pen.look.blank(like: entry.look) : entry.look
        output.withBytes { pen.turn(to: look, link: entry.link, &$0) }
    }

    /// Writes something that is no cell.
    mutating func write(_ write: (inout [UInt8]) -> Void) { output.withBytes(write) }

    /// A point to come back to, as if nothing had been written since.
    struct Mark {
        fileprivate let count: Int
        fileprivate let pen: ANSIPen
    }

    var mark: Mark { Mark(count: output.bytes.count, pen: pen) }

    mutating func goBack(to mark: Mark) {
        output.removeAll(after: mark.count)
        pen = mark.pen
    }

    /// How many bytes were written since.
    func count(since mark: Mark) -> Int { output.bytes.count - mark.count }

    /// Ends everything that is on.
    mutating func lift() {
        output.withBytes { pen.lift(&$0) }
    }
}
