/// The parts and the state of a button, in whatever a toolkit calls a view.
public struct ButtonConfiguration<Content> {
    /// What using it means; nil where nothing was said.
    public let role: ControlRole?
    /// What the button says.
    public var label: Content
    /// Whether it is held down.
    public let isPressed: Bool

    /// Makes the configuration of a button.
    ///
    /// - Parameters:
    ///   - role: What using it means.
    ///   - label: What the button says.
    ///   - isPressed: Whether it is held down.
    public init(role: ControlRole? = nil, label: Content, isPressed: Bool = false) {
        self.role = role
        self.label = label
        self.isPressed = isPressed
    }
}

extension ButtonConfiguration: Sendable where Content: Sendable {}
