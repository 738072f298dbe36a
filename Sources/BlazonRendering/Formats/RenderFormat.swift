/// What a view is rendered to.
public enum RenderFormat: Sendable, Hashable {
    /// Characters and line breaks alone.
    ///
    /// - Parameter trailingBlanks: Whether each line is as long as all others, with blanks at its end; else no line ends in one.
    case text(trailingBlanks: Bool)
    /// Text with the control sequences of a terminal, in as many colours as the profile has.
    case ansi(ColorProfile)
    /// An SVG image of the cells, which needs nothing but itself.
    ///
    /// Every glyph stands in its cells, whatever font the image is seen in; lines and blocks are drawn, so that they join.
    ///
    /// - Parameter title: What the image is called for those who do not see it; its first words where it is nil.
    case svg(title: String?)
    /// A fragment of HTML: a `<pre>` whose columns hold.
    ///
    /// - Parameter styling: Where the looks are said.
    case html(HTMLStyling)
    /// The tree of nodes, for people who read what a view comes to.
    case tree
    /// The controls and texts, a line each, with their values and states: for tests, and as what a screen reader says.
    case outline

    /// Characters and line breaks alone, without blanks at the end of a line.
    public static var text: RenderFormat { .text(trailingBlanks: false) }
    /// An SVG image that is called by its first words.
    public static var svg: RenderFormat { .svg(title: nil) }
    /// A fragment of HTML with classes, and a style sheet of its own.
    public static var html: RenderFormat { .html(.classes) }
}
