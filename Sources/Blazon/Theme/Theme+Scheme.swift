extension Theme {
    /// Whether a theme is shown light on dark or dark on light.
    public enum Scheme: String, Sendable, Hashable, CaseIterable {
        /// Dark content on a light background.
        case light
        /// Light content on a dark background.
        case dark
    }
}
