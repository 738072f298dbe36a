/// The parts of a group box, in whatever a toolkit calls a view.
public struct GroupBoxConfiguration<Content> {
    /// What it is called.
    public var label: Content
    /// What stands in it.
    public var content: Content

    /// Makes the configuration of a group box.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - content: What stands in it.
    public init(label: Content, content: Content) {
        self.label = label
        self.content = content
    }
}

extension GroupBoxConfiguration: Sendable where Content: Sendable {}
