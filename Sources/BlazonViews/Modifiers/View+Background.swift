public import Blazon

extension View {
    /// Paints the colour of a role behind the view.
    public func background(_ role: Theme.Role) -> some View {
        wrapped { .background(.init(.role(role), content: $0)) }
    }

    /// Paints a colour behind the view.
    public func background(_ color: Color) -> some View {
        wrapped { .background(.init(color.paint, content: $0)) }
    }

    /// Puts other views behind this one, which keeps its size.
    ///
    /// - Parameters:
    ///   - alignment: Where they stand.
    ///   - content: The views behind, the last of them in front of the others.
    public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
        DecoratedView(content: self, decoration: content(), alignment: alignment, isInFront: false)
    }

    /// Puts other views in front of this one, which keeps its size.
    ///
    /// - Parameters:
    ///   - alignment: Where they stand.
    ///   - content: The views in front.
    public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
        DecoratedView(content: self, decoration: content(), alignment: alignment, isInFront: true)
    }

    /// Draws a line around the view, in the colour of a role. It takes a cell at each side, or as many as the line is wide.
    ///
    /// - Parameters:
    ///   - role: The colour.
    ///   - line: What it is drawn of; that of the theme's ``GlyphSet`` unless said otherwise.
    public func border(_ role: Theme.Role, _ line: BorderGlyphs? = nil) -> some View {
        wrapped { .border(.init(.role(role), line: line, content: $0)) }
    }

    /// Draws a line around the view in a colour. It takes a cell at each side, or as many as the line is wide.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - line: What it is drawn of; that of the theme's ``GlyphSet`` unless said otherwise.
    public func border(_ color: Color, _ line: BorderGlyphs? = nil) -> some View {
        wrapped { .border(.init(color.paint, line: line, content: $0)) }
    }
}
