/// A character with the cells it takes: 1 or 2.
struct Glyph: Hashable {
    var character: Character
    var width: Int

    static let blank = Glyph(character: " ", width: 1)
    static let ellipsis = Glyph(character: "…", width: 1)

    init(character: Character, width: Int) {
        self.character = character
        self.width = width
    }

    /// A character of content; nil where it has no glyph of its own.
    init?(_ character: Character) {
        let width = cellWidth(of: character)
        guard width > 0 else { return nil }
        self.init(character: character, width: width)
    }

    /// The glyphs of a text that stands on one line: without controls, tabs and line breaks.
    static func row(of text: String) -> [Glyph] {
        text.sanitized().compactMap { Glyph($0) }
    }

    /// The glyph of a text that has one cell, and a blank for a text that does not fit there.
    static func cell(of text: String) -> Glyph {
        row(of: text).first.flatMap { $0.width == 1 ? $0 : nil } ?? .blank
    }
}
