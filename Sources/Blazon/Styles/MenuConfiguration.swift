/// The parts of a menu, in whatever a toolkit calls a view.
public struct MenuConfiguration<Content> {
    /// What it is called.
    public var label: Content
    /// The commands.
    public var content: Content
    /// Whether the commands are to be seen. A style writes it to open and close the menu.
    @StyleBinding public var isExpanded: Bool

    /// Makes the configuration of a menu.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - content: The commands.
    ///   - isExpanded: Whether the commands are to be seen. A style writes it to open and close the menu.
    public init(label: Content, content: Content, isExpanded: StyleBinding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}
