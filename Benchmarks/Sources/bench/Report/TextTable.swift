/// Rows of words: the first column begins at the left, the others end at the right.
struct TextTable: CustomStringConvertible {
    private var rows: [[String]]

    init(_ header: [String]) { rows = [header] }

    mutating func append(_ row: [String]) { rows.append(row) }

    var description: String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            row.enumerated().map { column, word in
                let blank = String(repeating: " ", count: widths[column] - word.count)
                return column == 0 ? word + blank : blank + word
            }
            .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }
}
