/// A picture in the foreground's colour, of the size of a letter or of a few lines.
///
/// An icon is a template: whatever colours it was made in, it is drawn in the colour that holds where it stands, so that
/// it follows the theme. It is a glyph, a symbolic SVG or a picture of pixels.
///
/// ```swift
/// Icon("★").foregroundStyle(.activeIcon)
/// try Icon(svg: #"<svg viewBox="0 0 16 16"><path d="M1 4h14v9H1z"/></svg>"#, glyph: "✉").foregroundStyle(.inactiveIcon)
/// ```
///
/// Images are seen in SVG and HTML. A terminal shows them in half-blocks, two pixels a cell, unless they are a line high and
/// have a glyph; text shows the glyph.
public struct Icon: _PrimitiveView {
    private let icon: Node.Icon

    /// Makes an icon of a glyph, for example `"★"`.
    public init(_ glyph: String) { icon = Node.Icon(glyph: glyph) }

    /// Makes an icon of an image that was made before.
    ///
    /// - Parameters:
    ///   - image: Drawn in the foreground's colour.
    ///   - glyph: What stands for it where there are only characters.
    ///   - rows: How many lines high it is, 1 to 32.
    public init(_ image: Node.Icon.Image, glyph: String = "", rows: Int = 1) {
        icon = Node.Icon(image, glyph: glyph, rows: rows)
    }

    /// Makes an icon of a symbolic SVG, as GTK and the icon themes of freedesktop.org have them.
    ///
    /// - Parameters:
    ///   - svg: The text of the file, at most 256 KiB; see ``Node/Icon/Symbol`` for what is drawn of it.
    ///   - glyph: What stands for it where there are only characters.
    ///   - rows: How many lines high it is, 1 to 32.
    /// - Throws: ``IconError`` with line and column where the text is not such an image.
    public init(svg: String, glyph: String = "", rows: Int = 1) throws(IconError) {
        self.init(.symbol(try Node.Icon.Symbol(svg: svg)), glyph: glyph, rows: rows)
    }

    /// Makes an icon of premultiplied pixels. Their opacity is kept, their colour is not.
    ///
    /// - Parameters:
    ///   - pixels: Red, green, blue and alpha of each pixel, row by row.
    ///   - width: In pixels, 1 to 1024.
    ///   - height: In pixels, 1 to 1024.
    ///   - glyph: What stands for it where there are only characters.
    ///   - rows: How many lines high it is, 1 to 32.
    /// - Throws: ``IconError`` for another size, or another number of bytes.
    public init(pixels: [UInt8], width: Int, height: Int, glyph: String = "", rows: Int = 1) throws(IconError) {
        let pixels = try Node.Icon.Pixels(rgba: pixels, width: width, height: height)
        self.init(.pixels(pixels), glyph: glyph, rows: rows)
    }

    /// Appends the icon.
    public func _lower(into lowering: inout _ViewLowering) {
        var icon = icon
        icon.paint = lowering.values.foreground
        lowering.nodes.append(.icon(icon))
    }
}
