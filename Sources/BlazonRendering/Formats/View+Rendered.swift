public import Blazon
public import BlazonViews

extension View {
    /// The view as a string.
    ///
    /// A pure function: the same view, theme, variant and size give the same bytes, on every thread.
    ///
    /// ```swift
    /// print(Label("Inbox", icon: "✉").rendered())                                  // ✉ Inbox
    /// Inbox().rendered(as: .ansi(.trueColor), variant: .dark, width: 40, height: 6)
    /// ```
    ///
    /// - Parameters:
    ///   - format: Plain text unless said otherwise.
    ///   - theme: Whose colours and words are shown.
    ///   - variant: Light or dark, standard or increased contrast.
    ///   - width: How wide in cells; nil for the ideal width. Less than zero is zero.
    ///   - height: How high in cells; nil for the ideal height. Less than zero is zero.
    ///   - options: How text becomes cells.
    /// - Returns: Lines without a line break at the end.
    public func rendered(
        as format: RenderFormat = .text,
        theme: Theme = .system,
        variant: Theme.Variant = .light,
        width: Int? = nil,
        height: Int? = nil,
        options: TextOptions = TextOptions()
    ) -> String {
        node(in: StyleValues(theme: theme, variant: variant)).rendered(
            as: format,
            theme: theme,
            variant: variant,
            width: width,
            height: height,
            options: options
        )
    }
}
