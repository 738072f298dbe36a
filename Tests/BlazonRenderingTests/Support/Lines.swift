import BlazonViews
@testable import BlazonRendering

extension Node {
    /// The plain text, line by line.
    func lines(width: Int? = nil, height: Int? = nil) -> [String] {
        rendered(width: width, height: height).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension GlyphText {
    /// The text of some lines, as a reader sees them.
    func strings(_ lines: some Sequence<GlyphLine>) -> [String] {
        lines.map { line in
            let visible = glyphs[line.range].filter { $0.width > 0 }
            return visible.map(clusters.text).joined() + (line.isHyphenated ? "-" : "")
        }
    }
}

extension Surface {
    /// The glyphs of a row, blanks at its end included.
    func string(row y: Int) -> String {
        String(row(y).filter { $0.width > 0 }.map(\.character))
    }
}
