import BlazonViews

/// What a terminal is told of the look of a run.
struct ANSILook: Equatable {
    var foreground: TerminalColor
    var background: TerminalColor
    var attributes: Node.StyledText.Attributes

    static let plain = ANSILook(foreground: .default, background: .default, attributes: [])

    init(foreground: TerminalColor, background: TerminalColor, attributes: Node.StyledText.Attributes) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The look of a cell, in the colours that there are.
    init(_ style: CellStyle, reducer: inout ColorReducer) {
        self.init(
            foreground: reducer.reduce(style.foreground),
            background: reducer.reduce(style.background),
            attributes: style.attributes
        )
    }

    /// The attributes that are seen even where there is no glyph.
    static let lines: Node.StyledText.Attributes = [.underline, .strikethrough]

    /// The look for a blank between glyphs: no more of it is taken from `look` than is seen of a blank, so that nothing
    /// has to be said of what is not seen.
    func blank(like look: ANSILook) -> ANSILook {
        guard look.attributes.isDisjoint(with: Self.lines) else { return look }
        return ANSILook(
            foreground: foreground,
            background: look.background,
            attributes: attributes.subtracting(Self.lines)
        )
    }
}
