/// The parts of a button for styles that decide themselves when its action runs.
public struct PrimitiveButtonConfiguration<Content> {
    /// What using it means; nil where nothing was said.
    public let role: ControlRole?
    /// What the button says.
    public var label: Content
    private let action: () -> Void

    /// Makes the configuration of a button.
    ///
    /// - Parameters:
    ///   - role: What using it means.
    ///   - label: What the button says.
    ///   - action: What it does.
    public init(role: ControlRole? = nil, label: Content, action: @escaping () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Does what the button is there for.
    public func trigger() { action() }
}
