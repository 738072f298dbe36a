package import Blazon
import BlazonViews

/// Draws a surface as an SVG image, every glyph in its cells whatever font it is seen in.
///
/// Text stands in pieces, each at its own column and as long as its cells are; lines and blocks are shapes, so that they
/// join. Colours are attributes and no style sheet: an SVG that is put into a page would share its classes with the page.
package struct SVGWriter: Sendable {
    private let colors: PictureColors
    private let title: String?

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - palette: The colours of cells that have none of their own.
    ///   - title: What the image is called for those who do not see it; its first words where it is nil.
    package init(palette: Theme.Palette, title: String? = nil) {
        colors = PictureColors(palette)
        self.title = title
    }

    /// The image, without a line break at the end.
    package func string(for surface: Surface) -> String {
        let (surface, icons) = surface.separatingIcons()
        var backgrounds = ShapeLayer()
        var shapes = ShapeLayer()
        var texts: [String] = []
        let addresses = surface.links.map(LinkAddress.web)
        for y in 0..<surface.height {
            for run in surface.runs(inRow: y) {
                addBackground(of: run, row: y, to: &backgrounds)
                addShapes(of: run, row: y, to: &shapes)
                let pieces = run.pieces(without: CellShape.isDrawn)
                guard !pieces.isEmpty else { continue }
                let text = pieces.map { element(of: $0, style: run.style, row: y) }.joined()
                let link = Int(run.style.link)
                let address = addresses.indices.contains(link) ? addresses[link] : nil
                texts.append(address.map { "<a href=\"\(MarkupText.escaped($0))\">\(text)</a>" } ?? text)
            }
        }
        let page = ShapeRect(columns: 0..<surface.width, row: 0)
        let height = surface.height * ShapeRect.cellHeight
        let ground =
            "<path fill=\"\(PictureColors.name(colors.background))\" d=\""
            + ShapeRect(x: 0..<page.maxX, y: 0..<height).path + "\"/>"
        let lines =
            [head(width: page.maxX, height: height, surface), ground]
            + backgrounds.elements + shapes.elements + texts + icons.map(element) + ["</svg>"]
        return lines.joined(separator: "\n")
    }

    private func head(width: Int, height: Int, _ surface: Surface) -> String {
        let (width, height) = (ShapeRect.pixels(width), ShapeRect.pixels(height))
        let title = MarkupText.escaped(title.map { $0.withoutTurns.sanitized() } ?? surface.firstWords)
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" fill=\"\(PictureColors.name(colors.foreground))\" "
            + "font-family=\"\(PictureColors.fonts)\" font-size=\"15\" style=\"font-variant-ligatures:none\">"
            + (title.isEmpty ? "" : "\n<title>\(title)</title>")
    }

    private func addBackground(of run: Surface.Run, row: Int, to layer: inout ShapeLayer) {
        let color = colors.background(of: run.style)
        guard color != colors.background else { return }
        layer.add(ShapeRect(columns: run.columns, row: row), color: color)
    }

    private func addShapes(of run: Surface.Run, row: Int, to layer: inout ShapeLayer) {
        let color = colors.foreground(of: run.style)
        var column = run.column
        for glyph in run.glyphs {
            layer.add(
                CellShape.shapes(of: glyph.character),
                column: column,
                row: row,
                color: color,
                background: colors.background(of: run.style)
            )
            column += glyph.width
        }
        let lines: [(Node.StyledText.Attributes, Range<Int>)] = [(.underline, 128..<136), (.strikethrough, 72..<80)]
        for (attribute, y) in lines where run.style.attributes.contains(attribute) {
            var line = ShapeRect(columns: run.columns, row: row)
            line.maxY = line.minY + y.upperBound
            line.minY += y.lowerBound
            layer.add(line, color: color)
        }
    }

    private func element(of piece: GlyphPiece, style: CellStyle, row: Int) -> String {
        var attributes = ""
        let (x, width) = (piece.column * ShapeRect.cellWidth, piece.width * ShapeRect.cellWidth)
        if piece.fit == .square {
            let middles = stride(from: x, to: x + width, by: 2 * ShapeRect.cellWidth)
                .map { ShapeRect.pixels($0 + ShapeRect.cellWidth) }
            attributes = "x=\"\(middles.joined(separator: " "))\" text-anchor=\"middle\""
        } else {
            attributes =
                "x=\"\(ShapeRect.pixels(x))\" textLength=\"\(ShapeRect.pixels(width))\" "
                + "lengthAdjust=\"spacingAndGlyphs\""
        }
        let baseline = ShapeRect.pixels(row * ShapeRect.cellHeight + Self.ascent)
        attributes += " y=\"\(baseline)\""
        let color = colors.foreground(of: style)
        if color != colors.foreground { attributes += " fill=\"\(PictureColors.name(color))\"" }
        if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
        if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
        return "<text \(attributes)>\(MarkupText.escaped(piece.text))</text>"
    }

    private func element(of icon: PlacedIcon) -> String {
        let cells = ShapeRect(columns: icon.columns, row: icon.rows.lowerBound)
        let (x, y) = (ShapeRect.pixels(cells.minX), ShapeRect.pixels(cells.minY))
        let width = ShapeRect.pixels(cells.maxX - cells.minX)
        let height = ShapeRect.pixels(icon.rows.count * ShapeRect.cellHeight)
        return IconMarkup(icon: icon).svg(place: "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"")
    }

    /// From the top of a cell to the line that letters stand on.
    private static let ascent = 14 * 8
}

extension Surface.Run {
    var columns: Range<Int> { column..<column + width }
}

extension ShapeLayer {
    /// An element for each colour.
    fileprivate var elements: [String] {
        paths.map { "<path fill=\"\(PictureColors.name($0.color))\" d=\"\($0.path)\"/>" }
    }
}
