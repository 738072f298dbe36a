/// What a screen reader says of a control. It belongs to the first control inside the view that it was said of.
final class AccessibilityLabel {
    private var label: Node?

    init(_ label: Node) { self.label = label }

    /// The label for the first who asks, nil for all others.
    func claim() -> Node? {
        defer { label = nil }
        return label
    }
}
