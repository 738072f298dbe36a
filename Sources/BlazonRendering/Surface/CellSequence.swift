/// Some cells of a surface, one after the other.
package struct CellSequence: RandomAccessCollection, Sendable {
    let surface: Surface
    private let range: Range<Int>

    init(_ surface: Surface, _ range: Range<Int>) {
        self.surface = surface
        self.range = range
    }

    /// The first cell's index.
    package var startIndex: Int { range.lowerBound }
    /// The index after the last cell.
    package var endIndex: Int { range.upperBound }

    /// A cell.
    package subscript(index: Int) -> Cell { surface.cell(at: index) }
}
