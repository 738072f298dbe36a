import Blazon
import BlazonViews

/// A list of rows, each an icon and a text beside each other: ten thousand nodes together.
enum SampleRows {
    static let count = 3333
    static let nodeCount = 1 + 3 * count

    /// Made anew at every call, so that no two share anything in memory.
    ///
    /// - Parameters:
    ///   - rows: The identities of the rows in order.
    ///   - isChanged: Whether a row's text is the other one.
    static func node(_ rows: some Sequence<Int>, isChanged: (Int) -> Bool = { _ in false }) -> Node {
        var (children, keys): ([Node], [Node.Key]) = ([], [])
        for row in rows {
            let text = Node.StyledText.Run(
                .verbatim(isChanged(row) ? "Another entry \(row) of the list" : "Entry \(row) of a long list"),
                paint: .role(isAccented(row) ? .accent : .secondaryText)
            )
            let icon = Node.icon(.init(glyph: "✉", paint: .role(.activeIcon)))
            children.append(.stack(.init(.horizontal, spacing: 1, children: [icon, .text(.init([text]))])))
            keys.append(Node.Key("\(row)"))
        }
        return .stack(.init(.vertical, spacing: 0, children: children, keys: keys))
    }

    /// 1 % of the nodes.
    static func isAccented(_ row: Int) -> Bool { row % 33 == 0 && row / 33 < 100 }

    static let theme = Theme(id: "rows", basedOn: .system) { $0[.accent] = "#7B4FB5" }
    static let otherAccent = Theme(id: "rows", basedOn: theme) { $0[.accent] = "#B0346C" }
    static let otherDivider = Theme(id: "rows", basedOn: theme) { $0[.divider] = "#FF0000" }
}
