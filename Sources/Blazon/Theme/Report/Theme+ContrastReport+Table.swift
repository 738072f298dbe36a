extension Theme.ContrastReport: CustomStringConvertible {
    /// A table with a line for each pair, those that fail marked, and no line break at the end.
    ///
    /// ```text
    /// system light
    ///   primaryText on background    #212121 on #FAFAFA  15.42 : 1  Lc  100.0  4.5
    /// ✗ faintText on background      #BBBBBB on #FAFAFA   1.83 : 1  Lc   33.7  4.5
    /// ```
    public var description: String {
        let names = rows.map(\.pair.description)
        let width = names.reduce(0) { max($0, $1.count) }
        let lines = zip(names, rows).map { name, row in
            let colors = "\(row.foreground) on \(row.background)"
            let required = row.requiredRatio.map { $0.fixed(1) } ?? "exempt"
            return (row.passes ? "  " : "✗ ") + name + String(repeating: " ", count: width - name.count)
                + "  \(colors)  \(row.ratio.fixed(2, width: 5)) : 1  Lc \(row.apca.fixed(1, width: 6))  \(required)"
        }
        return (["\(themeID) \(variant)"] + lines).joined(separator: "\n")
    }
}

extension Double {
    /// With so many digits behind the point. It is cut and not rounded: a ratio of 4.499 is not to look like one of 4.5.
    fileprivate func fixed(_ digits: Int, width: Int = 0) -> String {
        var factor = 1
        for _ in 0..<digits { factor *= 10 }
        // A hair more, so that what has no exact binary form is not cut to the number below.
        let scaled = Int(((magnitude + 1e-9) * Double(factor)).rounded(.down))
        let fraction = String(scaled % factor)
        let zeros = String(repeating: "0", count: digits - fraction.count)
        let text = "\(self < 0 ? "-" : "")\(scaled / factor).\(zeros)\(fraction)"
        return String(repeating: " ", count: max(width - text.count, 0)) + text
    }
}
