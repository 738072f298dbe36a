public import Blazon

/// Brings colours to what an output can show, and remembers what it brought them to.
///
/// ```swift
/// var reducer = ColorReducer(.ansi256)
/// reducer.reduce("#808080")        // .indexed(244)
/// ```
///
/// To 256 colours it takes the nearest of xterm's cube and greys by distance in OKLab, never one of the sixteen that are the
/// user's own. To sixteen, near-neutral colours go by lightness, all others to the nearest that has a hue.
public struct ColorReducer: Sendable {
    private let profile: ColorProfile
    private var known = ColorMemo()

    /// Makes a reducer for an output that can show so many colours.
    public init(_ profile: ColorProfile) { self.profile = profile }

    /// The colour that the output is told instead, without regard to opacity.
    ///
    /// A colour that was asked for before costs a look-up.
    public mutating func reduce(_ color: Theme.Color) -> TerminalColor { reduce(CellColor(color)) }

    mutating func reduce(_ color: CellColor) -> TerminalColor {
        if color == .none { return .default }
        if profile == .ansi16, let name = color.ansi { return .named(name) }
        return switch profile {
        case .none: .default
        case .trueColor: .rgb(red: color.red, green: color.green, blue: color.blue)
        case .ansi256: .indexed(known.value(of: color, or: TerminalPalette.nearestIndexed))
        case .ansi16: .named(known.value(of: color, or: TerminalPalette.nearestNamed))
        }
    }
}
