/// The parts of a group of controls, in whatever a toolkit calls a view.
public struct ControlGroupConfiguration<Content> {
    /// What it is called.
    public var label: Content
    /// The controls.
    public var content: Content

    /// Makes the configuration of a group of controls.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - content: The controls.
    public init(label: Content, content: Content) {
        self.label = label
        self.content = content
    }
}

extension ControlGroupConfiguration: Sendable where Content: Sendable {}
