extension Theme {
    /// The key of a value that a theme carries beside its colours: a spacing, a glyph set, anything typed.
    ///
    /// ```swift
    /// enum CardSpacing: Theme.Key {
    ///     static let defaultValue = 1
    /// }
    /// let airy = Theme(id: "airy", basedOn: .system) { $0[CardSpacing.self] = 2 }
    /// airy[CardSpacing.self]                       // 2
    /// Theme.system[CardSpacing.self]               // 1
    /// ```
    public protocol Key {
        /// What is carried. Two themes that differ in one such value are two themes.
        associatedtype Value: Equatable & Sendable
        /// The value of a theme that says nothing of this key, nor does one that it is based on.
        static var defaultValue: Value { get }
    }
}
