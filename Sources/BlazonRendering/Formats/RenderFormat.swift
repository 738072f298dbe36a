/// What a view is rendered to.
public enum RenderFormat: Sendable, Hashable {
    /// Characters and line breaks alone.
    case text
    /// Text with the control sequences of a terminal, in as many colours as the profile has.
    case ansi(ColorProfile)
    /// The tree of nodes, for people who read what a view comes to.
    case tree
    /// The controls and texts, a line each, with their values and states: for tests, and as what a screen reader says.
    case outline
}
