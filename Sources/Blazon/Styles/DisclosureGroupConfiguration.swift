/// The parts of a group that discloses its content, in whatever a toolkit calls a view.
public struct DisclosureGroupConfiguration<Content> {
    /// What it is called.
    public var label: Content
    /// What is shown while it is expanded.
    public var content: Content
    /// Whether the content is shown. A style writes it to show and hide it.
    @StyleBinding public var isExpanded: Bool

    /// Makes the configuration of a group that discloses its content.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - content: What is shown while it is expanded.
    ///   - isExpanded: Whether the content is shown. A style writes it to show and hide it.
    public init(label: Content, content: Content, isExpanded: StyleBinding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}
