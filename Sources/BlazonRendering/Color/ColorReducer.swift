import Blazon

/// Brings colours to what an output can show, and remembers what it brought them to.
struct ColorReducer {
    private let profile: ColorProfile
    private var known: [CellColor: TerminalColor] = [:]

    init(_ profile: ColorProfile) { self.profile = profile }

    mutating func reduce(_ color: CellColor) -> TerminalColor {
        if color == .none || profile == .none { return .default }
        if profile == .trueColor { return .rgb(red: color.red, green: color.green, blue: color.blue) }
        if profile == .ansi16, let name = color.ansi { return .named(name) }
        if let reduced = known[color] { return reduced }
        let exact = Theme.Color(red: color.red, green: color.green, blue: color.blue)
        let reduced: TerminalColor =
            profile == .ansi16
            ? .named(TerminalPalette.nearestNamed(to: exact))
            : .indexed(TerminalPalette.nearestIndexed(to: exact))
        known[color] = reduced
        return reduced
    }
}
