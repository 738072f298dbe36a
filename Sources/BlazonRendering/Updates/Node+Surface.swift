public import Blazon
public import BlazonViews

extension Node {
    /// Draws the tree onto cells, for a terminal that is brought to show them.
    ///
    /// What is drawn is the same as by `rendered(as:theme:variant:width:height:options:)`, within the same limits.
    ///
    /// ```swift
    /// Node.divider.surface(for: .ansi256, width: 80, height: 24).width      // 80
    /// ```
    ///
    /// - Parameters:
    ///   - profile: How many colours the terminal has: without any, icons are glyphs and not half-blocks.
    ///   - theme: Gives the roles their colours, and words and glyphs where it has any of its own.
    ///   - variant: Light or dark, standard or increased contrast.
    ///   - width: In cells, from 0; nil for the width that the tree has ideally.
    ///   - height: In lines, from 0; nil for as many as the tree has ideally.
    ///   - options: How text becomes cells.
    public func surface(
        for profile: ColorProfile,
        theme: Theme = .system,
        variant: Theme.Variant = .light,
        width: Int? = nil,
        height: Int? = nil,
        options: TextOptions = TextOptions()
    ) -> Surface {
        surface(
            theme: theme,
            variant: variant,
            width: width,
            height: height,
            icons: IconDrawing(for: profile),
            options: options
        )
    }
}
