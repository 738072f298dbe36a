import BlazonRendering

/// What a terminal is by its own account: the variables `TERM` and `COLORTERM`.
struct TerminalType {
    private let term: String
    private let colorTerm: String

    init(environment: [String: String]) {
        term = environment["TERM", default: ""].lowercased()
        colorTerm = environment["COLORTERM", default: ""].lowercased()
    }

    /// The colours of this terminal.
    var profile: ColorProfile {
        if term == "dumb" || term.hasSuffix("-mono") || Self.monochrome.contains(term) { return .none }
        // Screen takes over the COLORTERM of the terminal around it, and cannot pass those colours on.
        if term.hasPrefix("screen") { return hasAllColors || has256Colors ? .ansi256 : .ansi16 }
        if hasAllColors { return .trueColor }
        if has256Colors { return .ansi256 }
        return term.isEmpty && colorTerm.isEmpty ? .none : .ansi16
    }

    /// The colours when somebody insists on some.
    var forcedProfile: ColorProfile {
        profile == .none ? .ansi16 : profile
    }

    private var hasAllColors: Bool {
        colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") || Self.trueColor.contains(term)
    }

    private var has256Colors: Bool { term.hasSuffix("-256color") }

    /// Terminals that show every colour, also where `COLORTERM` got lost, as it does over SSH. Whole names only: a
    /// terminal that has one of these within its name is another one.
    private static let trueColor: Set = [
        "alacritty", "contour", "foot", "foot-extra", "rio", "wezterm", "xterm-ghostty", "xterm-kitty",
    ]

    /// Terminals of one colour, by their descriptions in terminfo.
    private static let monochrome: Set = ["vt52", "vt100", "vt102", "vt220", "vt320", "vt420"]
}
