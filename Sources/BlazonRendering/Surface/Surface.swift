/// A rectangle of cells: what a tree of nodes comes to, and what a terminal is brought to show.
///
/// One is made by `surface(for:theme:variant:width:height:options:)` of a view or a node. It is kept to be compared with
/// the next one: see ``update(from:profile:)``.
///
/// A wide glyph always has both of its cells: whatever is painted over one of them takes the other one's glyph away too.
///
/// A cell takes eight bytes; what it looks like stands in a table, as do glyphs of more than one scalar.
public struct Surface: Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Row by row.
    var packed: [PackedCell]
    var styles = StyleTable()
    var clusters = ClusterTable()
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
        packed = Array(repeating: .blank, count: self.width * self.height)
    }

    /// All cells, row by row.
    package var cells: CellSequence { CellSequence(self, packed.indices) }

    /// The cells of one row, from 0.
    package func row(_ y: Int) -> CellSequence { CellSequence(self, range(ofRow: y)) }

    /// The indices of the cells of one row.
    func range(ofRow y: Int) -> Range<Int> { y * width..<(y + 1) * width }

    func cell(at index: Int) -> Cell {
        let cell = packed[index]
        return Cell(
            cell.glyph,
            cluster: cell.glyph.cluster == nil ? nil : clusters.text(of: cell.glyph),
            style: styles[cell.style]
        )
    }

    var bounds: Rect { Rect(.zero, Size(width: width, height: height)) }
}

extension Surface: Equatable {
    /// Whether both look the same, however they were painted.
    public static func == (left: Surface, right: Surface) -> Bool {
        guard (left.width, left.height) == (right.width, right.height), left.links == right.links else { return false }
        if left.styles == right.styles, left.clusters == right.clusters { return left.packed == right.packed }
        return left.cells.elementsEqual(right.cells)
    }
}
