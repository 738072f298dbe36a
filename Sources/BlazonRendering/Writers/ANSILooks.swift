import BlazonViews

/// What a terminal is told of each style on a surface.
struct ANSILooks {
    struct Entry {
        let look: ANSILook
        let link: UInt32
        /// Whether something is seen where there is no glyph: a background or a line.
        let isSeenOfBlanks: Bool
    }

    private let entries: [Entry]

    init(_ styles: StyleTable, profile: ColorProfile) {
        var reducer = ColorReducer(profile)
        entries = styles.styles.map { style in
            let look = ANSILook(style, reducer: &reducer)
            return Entry(
                look: look,
                link: style.link,
                isSeenOfBlanks: look.background != .default || !look.attributes.isDisjoint(with: ANSILook.lines)
            )
        }
    }

    /// Whether something is seen of a cell: a glyph or the second half of one, or what a blank shows.
    func isSeen(_ cell: PackedCell) -> Bool { cell.glyph != .blank || self[cell.style].isSeenOfBlanks }

    /// By the number of the style.
    subscript(style: UInt32) -> Entry { entries[Int(style)] }
}
