/// A rectangle of cells: what a tree of nodes comes to, and what writers turn into strings.
///
/// A wide glyph always has both of its cells: whatever is painted over one of them takes the other one's glyph away too.
package struct Surface: Sendable, Hashable {
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// Row by row.
    package internal(set) var cells: [Cell]
    /// The addresses that cells lead to, by ``CellStyle/link``. The first one is empty and stands for none.
    package internal(set) var links: [String] = [""]

    /// The icons that are more than the half-blocks in their cells, from the back to the front.
    package internal(set) var icons: [PlacedIcon] = []

    /// The greatest number of cells. A surface that would have more has fewer rows.
    package static let cellLimit = 1 << 22

    /// Makes an empty surface.
    ///
    /// - Parameters:
    ///   - width: In cells; brought to 0 … 1,048,576.
    ///   - height: In cells; brought to 0 … 1,048,576, and to as many rows as ``cellLimit`` allows.
    package init(width: Int, height: Int) {
        self.width = Extent.clamped(width)
        self.height = min(Extent.clamped(height), Self.cellLimit / max(self.width, 1))
        cells = Array(repeating: .blank, count: self.width * self.height)
    }

    /// The cells of one row, from 0.
    package func row(_ y: Int) -> ArraySlice<Cell> {
        cells[y * width..<(y + 1) * width]
    }

    var bounds: Rect { Rect(.zero, Size(width: width, height: height)) }
}
