extension Theme {
    /// What a theme says of one role: a colour for each variant, or for some of them.
    ///
    /// ```swift
    /// Theme.AdaptiveColor("#FFF0F6")                               // the same in every variant
    /// Theme.AdaptiveColor(light: "#FF9EC7", dark: "#C2185B")
    /// Theme.AdaptiveColor(light: "#757575", dark: "#BDBDBD")
    ///     .increasedContrast(light: "#424242", dark: "#FFFFFF")
    /// ```
    ///
    /// At increased contrast the value for that contrast is used, else the one of the same scheme. A variant that is
    /// still without a value is asked of the theme below, and at last of the role's default.
    public struct AdaptiveColor: Sendable, Hashable {
        private var light: Color?
        private var dark: Color?
        private var lightIncreased: Color?
        private var darkIncreased: Color?

        /// One colour for every variant.
        public init(_ color: Color) {
            light = color
            dark = color
        }

        /// A colour for each scheme.
        ///
        /// - Parameters:
        ///   - light: For the light scheme.
        ///   - dark: For the dark scheme.
        public init(light: Color, dark: Color) {
            self.light = light
            self.dark = dark
        }

        /// A colour for the light scheme alone; the dark one is inherited.
        public init(light: Color) { self.light = light }

        /// A colour for the dark scheme alone; the light one is inherited.
        public init(dark: Color) { self.dark = dark }

        /// Nothing: everything is inherited.
        init() {}

        /// The same, with colours of its own at increased contrast.
        ///
        /// - Parameters:
        ///   - light: For the light scheme at increased contrast.
        ///   - dark: For the dark scheme at increased contrast.
        public func increasedContrast(light: Color, dark: Color) -> AdaptiveColor {
            var copy = self
            copy.lightIncreased = light
            copy.darkIncreased = dark
            return copy
        }

        /// The colour for a variant, or nil where it is inherited.
        ///
        /// - Parameter variant: Increased contrast falls back to standard contrast of the same scheme.
        public subscript(variant: Variant) -> Color? {
            switch (variant.scheme, variant.contrast) {
            case (.light, .standard): light
            case (.dark, .standard): dark
            case (.light, .increased): lightIncreased ?? light
            case (.dark, .increased): darkIncreased ?? dark
            }
        }

        /// These values where there are any, else the ones of `base`, variant by variant.
        ///
        /// The result is flat: it answers as the two together would, the nearer theme first.
        func layered(over base: AdaptiveColor) -> AdaptiveColor {
            var flat = AdaptiveColor()
            flat.light = self[.light] ?? base[.light]
            flat.dark = self[.dark] ?? base[.dark]
            flat.lightIncreased = self[.lightIncreasedContrast] ?? base[.lightIncreasedContrast]
            flat.darkIncreased = self[.darkIncreasedContrast] ?? base[.darkIncreasedContrast]
            return flat
        }

        /// The same variants, each in another colour.
        func mapColors(_ change: (Color, Scheme) -> Color) -> AdaptiveColor {
            var copy = AdaptiveColor()
            copy.light = light.map { change($0, .light) }
            copy.dark = dark.map { change($0, .dark) }
            copy.lightIncreased = lightIncreased.map { change($0, .light) }
            copy.darkIncreased = darkIncreased.map { change($0, .dark) }
            return copy
        }

        /// The colour for a variant where there is nobody left to inherit from: the other scheme's, then black.
        func lastResort(_ variant: Variant) -> Color {
            var other = variant
            other.scheme = variant.scheme == .light ? .dark : .light
            return self[variant] ?? self[other] ?? .black
        }
    }
}

extension Theme.AdaptiveColor: ExpressibleByStringLiteral {
    /// One colour for every variant, of a literal such as `"#FFF0F6"`, which stops the program if it is no colour.
    public init(stringLiteral value: String) {
        self.init(Theme.Color(stringLiteral: value))
    }
}
