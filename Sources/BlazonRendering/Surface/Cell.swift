/// One cell of a surface, as writers see it: the first of a glyph, or the second one of a wide glyph.
package struct Cell: Sendable, Hashable {
    /// What the cell looks like.
    package let style: CellStyle
    private let glyph: GlyphCode
    /// The glyph where it is more than one scalar.
    private let cluster: String?

    init(_ glyph: GlyphCode, cluster: String?, style: CellStyle) {
        self.glyph = glyph
        self.cluster = cluster
        self.style = style
    }

    /// The glyph that begins here; a space where none does.
    package var text: String { cluster ?? String(character) }

    /// The glyph that begins here; a space where none does.
    package var character: Character { cluster.map { Character($0) } ?? glyph.scalar.map { Character($0) } ?? " " }

    /// How many cells the glyph takes: 1 or 2, and 0 for the second cell of a wide glyph.
    package var width: Int { glyph.width }

    /// Whether no glyph is seen in it. Its background or a line through it may still be.
    package var isBlank: Bool { ascii == 0x20 }

    /// The character where it is ASCII, else 0.
    var ascii: UInt8 { glyph.ascii }
}
