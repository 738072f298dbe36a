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
    let before: [Cell]
    let after: [Cell]
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

    func cells(in columns: Range<Int>, rows: Range<Int>) -> [Cell] {
        rows.flatMap { row($0).dropFirst(columns.lowerBound).prefix(columns.count) }
    }

    private mutating func replace(_ columns: Range<Int>, rows: Range<Int>, with cells: [Cell]) {
        for (index, row) in rows.enumerated() {
            let start = row * width + columns.lowerBound
            let part = cells.dropFirst(index * columns.count).prefix(columns.count)
            self.cells.replaceSubrange(start..<start + columns.count, with: part)
        }
    }
}
