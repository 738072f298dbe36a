/// The parts of content with a label, in whatever a toolkit calls a view.
public struct LabeledContentConfiguration<Content> {
    /// What the content is.
    public var label: Content
    /// The content.
    public var content: Content

    /// Makes the configuration of content with a label.
    ///
    /// - Parameters:
    ///   - label: What the content is.
    ///   - content: The content.
    public init(label: Content, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContentConfiguration: Sendable where Content: Sendable {}
