extension Theme {
    /// How strongly content stands out from what lies behind it.
    public enum Contrast: String, Sendable, Hashable, CaseIterable {
        /// The theme as it was designed: text reaches 4.5 : 1 in ``Theme/system``.
        case standard
        /// For people who ask their desktop for more contrast: text reaches 7 : 1 in ``Theme/system``.
        case increased
    }
}
