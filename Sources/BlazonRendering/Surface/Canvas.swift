import Blazon

/// A surface, and the part of it that may be painted on just now.
struct Canvas {
    private(set) var surface: Surface
    private(set) var clip: Rect
    /// The places of ``Surface/links``, so that none is listed twice.
    private var links: [String: UInt32] = [:]

    init(_ surface: Surface) {
        self.surface = surface
        clip = surface.bounds
    }

    /// The surface, when all is painted.
    ///
    /// Nothing is left on the canvas, so that nothing of it is copied.
    mutating func finish() -> Surface {
        var finished = Surface(width: 0, height: 0)
        swap(&finished, &surface)
        finished.separateNeighbours()
        return finished
    }

    /// Paints within a rectangle only.
    mutating func clipped(to rect: Rect, _ paint: (inout Canvas) -> Void) {
        let outer = clip
        clip = clip.intersection(rect)
        if !clip.isEmpty { paint(&self) }
        clip = outer
    }

    /// Draws glyphs in a row, and returns the column after the last one.
    @discardableResult
    mutating func draw(_ glyphs: some Sequence<Glyph>, at origin: Point, ink: Ink) -> Int {
        surface.draw(glyphs, at: origin, ink: ink, clip: clip)
    }

    /// Draws glyphs of a text in a row, and returns the column after the last one.
    mutating func draw(_ range: Range<Int>, of text: GlyphText, at origin: Point, ink: Ink) -> Int {
        surface.draw(range, of: text, at: origin, ink: ink, clip: clip)
    }

    mutating func flattenShades(in rect: Rect, on ground: Theme.Color?) {
        surface.flattenShades(in: rect, on: ground, clip: clip)
    }

    mutating func fill(_ rect: Rect, with color: Theme.Color, palette: Theme.Palette) {
        surface.fill(rect, with: color, palette: palette, clip: clip)
    }

    /// Remembers an icon that was drawn in half-blocks.
    mutating func add(_ icon: PlacedIcon) { surface.icons.append(icon) }

    /// The number of an address among ``Surface/links``. When there are too many to number, it leads nowhere.
    mutating func link(to address: String) -> UInt32 {
        if address.isEmpty { return 0 }
        if let known = links[address] { return known }
        guard let number = UInt32(exactly: surface.links.count) else { return 0 }
        surface.links.append(address)
        links[address] = number
        return number
    }
}
