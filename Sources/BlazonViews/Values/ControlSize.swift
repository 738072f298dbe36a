/// How large a control is drawn, relative to what is usual.
public enum ControlSize: String, Sendable, Hashable, CaseIterable {
    /// Smaller than small.
    case mini
    /// Smaller than usual.
    case small
    /// As usual.
    case regular
    /// Larger than usual.
    case large
    /// Larger than large.
    case extraLarge
}
