extension Theme.Color {
    /// One of the sixteen colours of a terminal, which its user chooses.
    public enum ANSI: UInt8, Sendable, Hashable, CaseIterable {
        /// 0
        case black
        /// 1
        case red
        /// 2
        case green
        /// 3
        case yellow
        /// 4
        case blue
        /// 5
        case magenta
        /// 6
        case cyan
        /// 7: light grey, as a rule.
        case white
        /// 8: dark grey, as a rule.
        case brightBlack
        /// 9
        case brightRed
        /// 10
        case brightGreen
        /// 11
        case brightYellow
        /// 12
        case brightBlue
        /// 13
        case brightMagenta
        /// 14
        case brightCyan
        /// 15
        case brightWhite
    }

    /// The same colour, for which a terminal of sixteen colours takes the one that is named here.
    ///
    /// ```swift
    /// Theme.Color("#FFA62B").shown(as: .yellow)        // amber would come out as grey by most measures
    /// ```
    ///
    /// With so few colours no measure of distance is good. Without a name, the nearest is taken that has a hue, and greys go by
    /// their lightness. What a translucent colour becomes on its background has no name.
    ///
    /// - Parameter ansi: Nil leaves it to the measure.
    public func shown(as ansi: ANSI?) -> Theme.Color {
        Theme.Color(red: red, green: green, blue: blue, alpha: alpha, ansi: ansi)
    }
}

extension Theme.AdaptiveColor {
    /// The same colours, for which a terminal of sixteen colours takes the ones that are named here.
    ///
    /// ```swift
    /// $0[.warning] = .init(light: "#8F5600", dark: "#FFB74D").shown(as: .yellow, dark: .brightYellow)
    /// ```
    ///
    /// - Parameters:
    ///   - light: For the light scheme.
    ///   - dark: For the dark scheme; as for the light one unless said otherwise.
    public func shown(as light: Theme.Color.ANSI, dark: Theme.Color.ANSI? = nil) -> Theme.AdaptiveColor {
        mapColors { color, scheme in color.shown(as: scheme == .light ? light : dark ?? light) }
    }
}
