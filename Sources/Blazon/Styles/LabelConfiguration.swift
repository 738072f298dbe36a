/// The parts of a label, in whatever a toolkit calls a view.
public struct LabelConfiguration<Content> {
    /// What the label says.
    public var title: Content
    /// The picture beside it.
    public var icon: Content

    /// Makes the configuration of a label.
    public init(title: Content, icon: Content) {
        self.title = title
        self.icon = icon
    }
}

extension LabelConfiguration: Sendable where Content: Sendable {}
