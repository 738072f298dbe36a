extension Theme {
    /// How well the roles of a theme can be told apart in one variant, pair by pair.
    ///
    /// ```swift
    /// @Test func ourThemeCanBeRead() {
    ///     #expect(Theme.ours.contrastReport(for: .dark).violations == [])
    /// }
    /// print(Theme.ours.contrastReport(for: .light))        // a table, a line a pair
    /// ```
    public struct ContrastReport: Sendable, Hashable {
        /// The id of the theme.
        public let themeID: String
        /// Light or dark, at which contrast. At increased contrast more is required.
        public let variant: Variant
        /// One for each pair, in their order.
        public let rows: [Row]

        /// The pairs that have less contrast than they need.
        public var violations: [Row] { rows.filter { !$0.passes } }

        /// The contrast of one pair.
        public struct Row: Sendable, Hashable {
            /// The roles, and what the first is used for.
            public let pair: ContrastPair
            /// What is seen of the foreground, composited over the background.
            public let foreground: Color
            /// What is seen of the background, composited over the theme's `background` where it is translucent.
            public let background: Color
            /// By WCAG 2, from 1 to 21, not rounded.
            public let ratio: Double
            /// By APCA, from −108 to 106, for information.
            public let apca: Double
            /// The least ratio that is needed; nil where the pair is exempt.
            public let requiredRatio: Double?

            /// Whether the contrast is enough.
            public var passes: Bool { requiredRatio.map { ratio >= $0 } ?? true }

            init(_ pair: ContrastPair, in palette: Palette) {
                self.pair = pair
                background = palette[pair.background].composited(over: palette[.background])
                foreground = palette[pair.foreground].composited(over: background)
                ratio = foreground.contrastRatio(on: background)
                apca = foreground.apcaContrast(on: background)
                requiredRatio = pair.purpose.requiredRatio(at: palette.variant.contrast)
            }
        }
    }

    /// Measures the contrast of the theme's colours.
    ///
    /// - Parameters:
    ///   - variant: Light or dark, at which contrast.
    ///   - pairs: Which roles meet; an app adds those of its own: `ContrastPair.standard + [.init(.brush, on: .card)]`.
    public func contrastReport(
        for variant: Variant,
        pairs: [ContrastPair] = ContrastPair.standard
    ) -> ContrastReport {
        let palette = palette(for: variant)
        return ContrastReport(
            themeID: id,
            variant: variant,
            rows: pairs.map { ContrastReport.Row($0, in: palette) }
        )
    }
}

extension Theme.ContrastReport {
    /// The same report with nothing but the pairs that have less contrast than they need.
    public var onlyViolations: Theme.ContrastReport {
        Theme.ContrastReport(themeID: themeID, variant: variant, rows: violations)
    }
}
