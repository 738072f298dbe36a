import Blazon
import BlazonViews

/// An icon's image on a surface, for writers that can show it.
package struct PlacedIcon: Sendable, Hashable {
    let image: Node.Icon.Image
    /// What stands for it where it is not seen.
    let glyph: String
    let color: Theme.Color
    /// Of the roles that parts of a symbol have, in the theme that holds there.
    let roleColors: [Theme.Role: Theme.Color]
    let columns: Range<Int>
    let rows: Range<Int>
    /// The cells as they were, row by row, and as the half-blocks made them.
    let before: [PackedCell]
    let after: [PackedCell]
}

extension Surface {
    /// The icons of which nothing was painted over since, and the surface without their half-blocks.
    func separatingIcons() -> (surface: Surface, icons: [PlacedIcon]) {
        guard !icons.isEmpty else { return (self, []) }
        var surface = self
        var whole: [PlacedIcon] = []
        // From the last one back, as they may lie on each other.
        for icon in icons.reversed() where surface.cells(in: icon.columns, rows: icon.rows) == icon.after {
            surface.replace(icon.columns, rows: icon.rows, with: icon.before)
            whole.append(icon)
        }
        return (surface, whole.reversed())
    }

    func cells(in columns: Range<Int>, rows: Range<Int>) -> [PackedCell] {
        rows.flatMap { packed[range(of: columns, row: $0)] }
    }

    private mutating func replace(_ columns: Range<Int>, rows: Range<Int>, with cells: [PackedCell]) {
        for (index, row) in rows.enumerated() {
            let part = cells.dropFirst(index * columns.count).prefix(columns.count)
            packed.replaceSubrange(range(of: columns, row: row), with: part)
        }
    }

    private func range(of columns: Range<Int>, row: Int) -> Range<Int> {
        let start = row * width
        return start + columns.lowerBound..<start + columns.upperBound
    }
}
