/// The eight pieces that a border is drawn of.
///
/// Each piece is of any width: a side takes as many cells as its widest piece, and none where all its three pieces are empty.
///
/// ```swift
/// Text("note").border(.accent, .heavy.keeping(.leading))                  // ┃note
/// Text("note").border(.accent, BorderGlyphs(sides: ("~", "~", "<<", ">>"), corners: ("", "", "", "")))
/// ```
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
    /// Thick lines: `┏━┓`.
    public static let heavy = BorderGlyphs(sides: ("━", "━", "┃", "┃"), corners: ("┏", "┓", "┗", "┛"))
    /// Double lines: `╔═╗`.
    public static let double = BorderGlyphs(sides: ("═", "═", "║", "║"), corners: ("╔", "╗", "╚", "╝"))
    /// Thin lines of dashes: `┌╌┐`.
    public static let dashed = BorderGlyphs(sides: ("╌", "╌", "╎", "╎"), corners: ("┌", "┐", "└", "┘"))
    /// Nothing but ASCII: `+-+`.
    public static let ascii = BorderGlyphs(sides: ("-", "-", "|", "|"), corners: ("+", "+", "+", "+"))

    /// The same border at some sides only; the others take no room.
    public func keeping(_ edges: Edge.Set) -> BorderGlyphs {
        func piece(_ piece: String, of sides: Edge.Set) -> String { edges.isSuperset(of: sides) ? piece : "" }
        return BorderGlyphs(
            sides: (
                piece(top, of: .top), piece(bottom, of: .bottom), piece(leading, of: .leading),
                piece(trailing, of: .trailing)
            ),
            corners: (
                piece(topLeading, of: [.top, .leading]), piece(topTrailing, of: [.top, .trailing]),
                piece(bottomLeading, of: [.bottom, .leading]), piece(bottomTrailing, of: [.bottom, .trailing])
            )
        )
    }
}
