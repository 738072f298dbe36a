/// A character with the cells it takes: 1 or 2.
struct Glyph: Hashable {
    let character: Character
    let width: Int
    /// The character where it is ASCII, else 0: most are, and a byte is cheaper to look at than a character.
    let ascii: UInt8

    static let blank = Glyph(ascii: 0x20)
    static let ellipsis = Glyph("…", width: 1)

    /// A printable ASCII character.
    init(ascii byte: UInt8) {
        character = Character(Unicode.Scalar(byte))
        width = 1
        ascii = byte
    }

    /// A character of content; nil where it has no glyph of its own.
    init?(_ character: Character) {
        let width = cellWidth(of: character)
        guard width > 0 else { return nil }
        let utf8 = character.utf8
        self.init(character, width: width, ascii: utf8.count == 1 ? utf8.first ?? 0 : 0)
    }

    private init(_ character: Character, width: Int, ascii: UInt8 = 0) {
        self.character = character
        self.width = width
        self.ascii = ascii
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
