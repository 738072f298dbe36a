/// The parts of a form, in whatever a toolkit calls a view.
public struct FormConfiguration<Content> {
    /// The settings.
    public var content: Content

    /// Makes the configuration of a form.
    ///
    /// - Parameters:
    ///   - content: The settings.
    public init(content: Content) {
        self.content = content
    }
}

extension FormConfiguration: Sendable where Content: Sendable {}
