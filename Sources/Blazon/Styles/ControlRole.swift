/// What using a control means, where that matters.
public enum ControlRole: String, Sendable, Hashable {
    /// Takes something away, for example deletes it.
    case destructive
    /// Leaves things as they were.
    case cancel
}
