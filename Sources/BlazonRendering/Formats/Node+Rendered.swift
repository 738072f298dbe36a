public import Blazon
public import BlazonViews

extension Node {
    /// Draws the tree, and gives what was drawn as a string.
    ///
    /// ```swift
    /// let node = Node.border(Node.Border(.role(.divider), content: .text(.init([.init(.verbatim("Hi"))]))))
    /// print(node.rendered())
    /// // ╭──╮
    /// // │Hi│
    /// // ╰──╯
    /// ```
    ///
    /// It is a function of its arguments, and of the words' catalog, alone: the same input gives the same bytes, on
    /// whichever thread it runs. Nothing of the content reaches the output that a terminal would obey: control characters
    /// and escape sequences are removed, or made visible, before the text is measured.
    ///
    /// The tree stands in the leading top corner of the given size; what is larger is cut. Lengths are brought to
    /// 0 … 1,048,576, there are no more rows than make up 4,194,304 cells, and for what lies more than 128 levels deep
    /// in the tree there is an ellipsis.
    ///
    /// - Parameters:
    ///   - format: What comes out.
    ///   - theme: Gives the roles their colours, and words and glyphs where it has any of its own.
    ///   - variant: Light or dark, standard or increased contrast.
    ///   - width: In cells, from 0; less is 0. No line is wider. Nil for the width that the tree has ideally.
    ///   - height: In lines, from 0; less is 0. There are exactly so many. Nil for as many as the tree has ideally,
    ///     which is none for a width of 0.
    ///   - options: How text becomes cells.
    /// - Returns: The lines, with a line feed between two of them and none at the end, and without blanks at the end of a
    ///   line, unless their background is seen or the format has them.
    public func rendered(
        as format: RenderFormat = .text,
        theme: Theme = .system,
        variant: Theme.Variant = .light,
        width: Int? = nil,
        height: Int? = nil,
        options: TextOptions = TextOptions()
    ) -> String {
        func surface(_ icons: IconDrawing) -> Surface {
            self.surface(
                theme: theme,
                variant: variant,
                width: width,
                height: height,
                icons: icons,
                options: options
            )
        }
        return switch format {
        case .text(let trailingBlanks): TextWriter(keepsTrailingBlanks: trailingBlanks).string(for: surface(.glyph))
        case .ansi(let profile):
            ANSIWriter(profile: profile).string(for: surface(IconDrawing(for: profile)))
        case .svg(let title):
            SVGWriter(palette: theme.palette(for: variant), title: title).string(for: surface(.image))
        case .html(let styling):
            HTMLWriter(palette: theme.palette(for: variant), styling: styling).string(for: surface(.image))
        case .tree: String(describing: self)
        case .outline: OutlineWriter.string(for: self, theme: theme)
        }
    }

    /// Draws the tree onto cells; see ``rendered(as:theme:variant:width:height:options:)``.
    package func surface(
        theme: Theme = .system,
        variant: Theme.Variant = .light,
        width: Int? = nil,
        height: Int? = nil,
        icons: IconDrawing = .blocks,
        options: TextOptions = TextOptions()
    ) -> Surface {
        let context = LayoutContext(theme: theme, variant: variant, icons: icons, options: options)
        let layout = context.layout(of: self)
        let proposal = Proposal(width: width.map(Extent.clamped), height: height.map(Extent.clamped))
        let size = layout.size(for: proposal)
        // Where no column is wanted, no line is needed to show it.
        let width = proposal.width ?? size.width
        let height = width == 0 ? 0 : size.height
        var canvas = Canvas(Surface(width: width, height: proposal.height ?? height))
        layout.draw(proposal, at: .zero, on: &canvas)
        return canvas.finish()
    }
}
