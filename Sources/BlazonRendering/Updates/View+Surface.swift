public import Blazon
public import BlazonViews

extension View {
    /// The view on cells, for a terminal that is brought to show them.
    ///
    /// ```swift
    /// Text("12 %").surface(for: .none).width      // 4
    /// ```
    ///
    /// - Parameters:
    ///   - profile: How many colours the terminal has: without any, icons are glyphs and not half-blocks.
    ///   - theme: Whose colours and words are shown.
    ///   - variant: Light or dark, standard or increased contrast.
    ///   - width: How wide in cells; nil for the ideal width. Less than zero is zero.
    ///   - height: How high in cells; nil for the ideal height. Less than zero is zero.
    ///   - options: How text becomes cells.
    public func surface(
        for profile: ColorProfile,
        theme: Theme = .system,
        variant: Theme.Variant = .light,
        width: Int? = nil,
        height: Int? = nil,
        options: TextOptions = TextOptions()
    ) -> Surface {
        node(in: StyleValues(theme: theme, variant: variant))
            .surface(for: profile, theme: theme, variant: variant, width: width, height: height, options: options)
    }
}
