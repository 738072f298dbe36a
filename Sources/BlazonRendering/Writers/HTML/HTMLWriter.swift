package import Blazon
import BlazonViews

/// Writes a surface as a `<pre>`, every glyph in its cells.
///
/// What a monospaced font may not have, or not in the width of its cells, stands in a box of that width, and so does what
/// has a background, because a background is else only as high as the font.
package struct HTMLWriter: Sendable {
    private let colors: PictureColors
    private let styling: HTMLStyling

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - palette: The colours of cells that have none of their own.
    ///   - styling: Where the looks are said.
    package init(palette: Theme.Palette, styling: HTMLStyling = .classes) {
        colors = PictureColors(palette)
        self.styling = styling
    }

    /// The fragment, without a line break at the end.
    package func string(for surface: Surface) -> String {
        let (surface, icons) = surface.separatingIcons()
        var sheet = HTMLSheet(styling)
        let addresses = surface.links.map(LinkAddress.web)
        let page = page(of: surface, hasIcons: !icons.isEmpty)
        let open = "<pre" + sheet.attribute(for: page) + ">"
        var lines: [String] = []
        for y in 0..<surface.height {
            let runs = surface.runs(inRow: y)
            let end = runs.lastIndex(where: isSeen).map { $0 + 1 } ?? 0
            lines.append(
                runs[..<end].enumerated().map { index, run in
                    let link = Int(run.style.link)
                    let address = addresses.indices.contains(link) ? addresses[link] : nil
                    return element(of: run, address: address, isLast: index == end - 1, sheet: &sheet)
                }.joined()
            )
        }
        // HTML ignores a line break after the opening tag: an empty first line would be lost.
        let content = (lines.first?.isEmpty == true ? "\n" : "") + lines.joined(separator: "\n")
        let images = icons.map { element(of: $0, sheet: &sheet) }.joined()
        return sheet.element + open + content + images + "</pre>"
    }

    /// An image that stands over the cells of an icon.
    private func element(of icon: PlacedIcon, sheet: inout HTMLSheet) -> String {
        var look = HTMLLook()
        look.add("icon", "position:absolute")
        look.add("x\(icon.columns.lowerBound)", "left:\(icon.columns.lowerBound)ch")
        look.add("y\(icon.rows.lowerBound)", "top:\(Self.height(ofRows: icon.rows.lowerBound))")
        look.add("w\(icon.columns.count)", "width:\(icon.columns.count)ch")
        look.add("h\(icon.rows.count)", "height:\(Self.height(ofRows: icon.rows.count))")
        return IconMarkup(icon: icon).html(attribute: sheet.attribute(for: look))
    }

    /// A line is 1.2 times as high as the font.
    private static func height(ofRows count: Int) -> String { "\(count * 12 / 10).\(count * 12 % 10)em" }

    private func page(of surface: Surface, hasIcons: Bool) -> HTMLLook {
        var look = HTMLLook()
        look.add(
            "page",
            "margin:0;font:15px/1.2 \(PictureColors.fonts);font-variant-ligatures:none;white-space:pre;direction:ltr"
        )
        if hasIcons { look.add("stage", "position:relative") }
        look.add("w\(surface.width)", "width:\(surface.width)ch")
        // A browser makes no line of an empty one at the end.
        look.add("h\(surface.height)", "height:\(Self.height(ofRows: surface.height))")
        look.add(color: colors.foreground)
        look.add(background: colors.background)
        return look
    }

    private func isSeen(_ run: Surface.Run) -> Bool {
        colors.background(of: run.style) != colors.background
            || !run.style.attributes.isDisjoint(with: [.underline, .strikethrough])
            || run.glyphs.contains { GlyphFit($0) != .blank }
    }

    private func element(of run: Surface.Run, address: String?, isLast: Bool, sheet: inout HTMLSheet) -> String {
        var look = HTMLLook()
        let color = colors.foreground(of: run.style)
        let background = colors.background(of: run.style)
        if color != colors.foreground || address != nil { look.add(color: color) }
        if run.style.attributes.contains(.bold) { look.add("bold", "font-weight:bold") }
        if run.style.attributes.contains(.italic) { look.add("italic", "font-style:italic") }
        let decoration = Self.decoration(of: run.style.attributes, isLink: address != nil)
        if let decoration { look.add(decoration.name, decoration.declaration) }
        if background != colors.background {
            look.addBox(width: run.width)
            look.add(background: background)
        }
        let content = content(of: run, decoration: decoration, isTrimmed: isLast && look.isEmpty, sheet: &sheet)
        if let address {
            return "<a href=\"\(MarkupText.escaped(address))\"\(sheet.attribute(for: look))>\(content)</a>"
        }
        return look.isEmpty ? content : "<span\(sheet.attribute(for: look))>\(content)</span>"
    }

    private typealias Decoration = (name: String, declaration: String)

    private static func decoration(of attributes: Node.StyledText.Attributes, isLink: Bool) -> Decoration? {
        switch (attributes.contains(.underline), attributes.contains(.strikethrough)) {
        case (true, true): ("lines", "text-decoration:underline line-through")
        case (true, false): ("under", "text-decoration:underline")
        case (false, true): ("struck", "text-decoration:line-through")
        // A browser would underline it.
        case (false, false): isLink ? ("plain", "text-decoration:none") : nil
        }
    }

    private func content(
        of run: Surface.Run,
        decoration: Decoration?,
        isTrimmed: Bool,
        sheet: inout HTMLSheet
    ) -> String {
        var content = ""
        var column = run.column
        for piece in run.pieces(without: { _ in false }) {
            content += String(repeating: " ", count: piece.column - column)
            content += text(of: piece, decoration: decoration, sheet: &sheet)
            column = piece.column + piece.width
        }
        return isTrimmed ? content : content + String(repeating: " ", count: run.columns.upperBound - column)
    }

    private func text(of piece: GlyphPiece, decoration: Decoration?, sheet: inout HTMLSheet) -> String {
        switch piece.fit {
        case .blank, .natural: return MarkupText.escaped(piece.text)
        case .alone where CellShape.isDrawn(Character(piece.text)): return piece.text
        case .full:
            // Not even the edges of the glyphs are seen.
            var look = HTMLLook()
            look.addBox(width: piece.width)
            look.add("full", "background:currentColor")
            return "<span\(sheet.attribute(for: look))>\(piece.text)</span>"
        case .word, .square, .alone: break
        }
        let isSquare = piece.fit == .square
        var look = HTMLLook()
        look.addBox(width: isSquare ? 2 : piece.width)
        if !isSquare { look.add("isolated", "unicode-bidi:isolate") }
        look.add("middle", "text-align:center")
        // The lines of what is around a box do not go through it.
        if let decoration { look.add(decoration.name, decoration.declaration) }
        let attribute = sheet.attribute(for: look)
        let boxes = isSquare ? piece.text.map { String($0) } : [piece.text]
        return boxes.map { "<span\(attribute)>\(MarkupText.escaped($0))</span>" }.joined()
    }
}
