/// The parts and the state of a text field, in whatever a toolkit calls a view.
public struct TextFieldConfiguration<Content> {
    /// What is to be written; shown in the field's place by styles that have no other for it.
    public var label: Content
    /// The text with its caret, or what stands for it while there is none, ready to be put into a frame.
    public var content: Content
    /// The text. A style may change it, for example to clear it.
    @StyleBinding public var text: String
    /// Whether nobody is to see the text.
    public let isSecure: Bool

    /// Makes the configuration of a text field.
    ///
    /// - Parameters:
    ///   - label: What is to be written.
    ///   - content: The text as it is shown.
    ///   - text: The text itself.
    ///   - isSecure: Whether nobody is to see the text.
    public init(label: Content, content: Content, text: StyleBinding<String>, isSecure: Bool = false) {
        self.label = label
        self.content = content
        _text = text
        self.isSecure = isSecure
    }
}
