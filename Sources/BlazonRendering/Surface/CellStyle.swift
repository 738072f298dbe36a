package import BlazonViews

/// What a cell looks like beside its glyph.
package struct CellStyle: Sendable, Hashable {
    /// The glyph's colour.
    package var foreground: CellColor
    /// The colour behind the glyph.
    package var background: CellColor
    /// Where the cell leads, as an index of ``Surface/links``; 0 for nowhere.
    package var link: UInt32
    /// Bold, underlined, …
    package var attributes: Node.StyledText.Attributes

    /// A cell that nothing was painted on.
    package static let plain = CellStyle()

    init(
        foreground: CellColor = .none,
        background: CellColor = .none,
        link: UInt32 = 0,
        attributes: Node.StyledText.Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.link = link
        self.attributes = attributes
    }
}
