extension ThemeStore {
    /// What a store holds: a theme, and the variant that it is shown in.
    public struct State: Sendable, Hashable {
        /// The active theme.
        public var theme: Theme
        /// The active variant.
        public var variant: Theme.Variant

        /// Makes a state.
        public init(theme: Theme, variant: Theme.Variant) {
            self.theme = theme
            self.variant = variant
        }
    }
}
