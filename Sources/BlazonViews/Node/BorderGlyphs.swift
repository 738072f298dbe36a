/// The eight pieces that a border is drawn of. Each may be of any width; a piece that is empty is drawn as blanks.
public struct BorderGlyphs: Sendable, Hashable {
    /// The upper side, repeated.
    public var top: String
    /// The lower side, repeated.
    public var bottom: String
    /// The side where lines begin.
    public var leading: String
    /// The side where lines end.
    public var trailing: String
    /// The corner at the top where lines begin.
    public var topLeading: String
    /// The corner at the top where lines end.
    public var topTrailing: String
    /// The corner at the bottom where lines begin.
    public var bottomLeading: String
    /// The corner at the bottom where lines end.
    public var bottomTrailing: String

    /// Makes a border of its sides and corners.
    ///
    /// - Parameters:
    ///   - sides: Top, bottom, leading, trailing.
    ///   - corners: Top leading, top trailing, bottom leading, bottom trailing.
    public init(
        sides: (top: String, bottom: String, leading: String, trailing: String),
        corners: (topLeading: String, topTrailing: String, bottomLeading: String, bottomTrailing: String)
    ) {
        top = sides.top
        bottom = sides.bottom
        leading = sides.leading
        trailing = sides.trailing
        topLeading = corners.topLeading
        topTrailing = corners.topTrailing
        bottomLeading = corners.bottomLeading
        bottomTrailing = corners.bottomTrailing
    }

    /// Thin lines with square corners: `┌─┐`.
    public static let line = BorderGlyphs(sides: ("─", "─", "│", "│"), corners: ("┌", "┐", "└", "┘"))
    /// Thin lines with round corners: `╭─╮`.
    public static let rounded = BorderGlyphs(sides: ("─", "─", "│", "│"), corners: ("╭", "╮", "╰", "╯"))
    /// Nothing but ASCII: `+-+`.
    public static let ascii = BorderGlyphs(sides: ("-", "-", "|", "|"), corners: ("+", "+", "+", "+"))
}
