/// A glyph on its own, outside of any text: of a border, a bar, an icon.
struct Glyph: Hashable {
    let code: GlyphCode
    /// What the glyph is where it is more than one scalar.
    let cluster: String?

    static let blank = Glyph(code: .blank, cluster: nil)
    static let period = Glyph(code: GlyphCode(ascii: 0x2E), cluster: nil)
    static let hyphen = Glyph(code: GlyphCode(ascii: 0x2D), cluster: nil)

    private init(code: GlyphCode, cluster: String?) {
        self.code = code
        self.cluster = cluster
    }

    /// In cells: 1 or 2.
    var width: Int { code.width }

    /// What is written for it.
    var text: String { cluster ?? code.scalar.map { String(Character($0)) } ?? " " }

    /// The glyphs of a text that stands on one line: without controls, tabs and line breaks.
    static func row(of text: String, _ options: TextOptions = TextOptions()) -> [Glyph] {
        var glyphs: [Glyph] = []
        scan(text, options) { glyphs.append($0) }
        return glyphs
    }

    /// Calls a closure with each glyph of a text that stands on one line.
    static func scan(_ text: String, _ options: TextOptions, _ body: (Glyph) -> Void) {
        GlyphScanner.scan(text.sanitized(options), ambiguousWidth: options.ambiguousWidth) { piece in
            switch piece {
            case .scalar(_, 0), .cluster(_, 0): return
            case .scalar(let scalar, let width):
                body(Glyph(code: GlyphCode(scalar, width: width), cluster: nil))
            case .cluster(let cluster, let width):
                body(Glyph(code: GlyphCode(cluster: 0, width: width), cluster: String(cluster)))
            }
        }
    }

    /// The glyph of a text that has one cell, and a blank for a text that does not fit there.
    static func cell(of text: String, _ options: TextOptions = TextOptions()) -> Glyph {
        row(of: text, options).first.flatMap { $0.width == 1 ? $0 : nil } ?? .blank
    }
}

extension [Glyph] {
    /// In cells.
    var width: Int { reduce(0) { $0 + $1.width } }

    /// As many as fit into a number of cells.
    func prefix(fitting width: Int) -> [Glyph] {
        var room = width
        return Array(
            prefix { glyph in
                room -= glyph.width
                return room >= 0
            }
        )
    }
}
