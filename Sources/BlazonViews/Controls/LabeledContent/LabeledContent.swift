public import Blazon
public import BlazonStrings

/// Content, and what it is.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Volume") { Slider(value: $volume) }
/// ```
///
/// How it looks is a matter of the ``LabeledContentStyle``; in a ``Form`` the labels stand in a column.
public struct LabeledContent<LabelContent: View, Content: View>: View {
    private let label: LabelContent
    private let content: Content

    /// Makes a pair of content and a view that says what it is.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> LabelContent) {
        self.label = label()
        self.content = content()
    }

    /// A control that says what its content is.
    public var body: some View {
        StyledControl(of: LabeledContentFamily.self, .labeledContent) {
            AutomaticLabeledContentStyle().makeBody(configuration: $0)
        } describe: { place in
            let configuration = LabeledContentStyleConfiguration(
                label: place.label(label),
                content: place.content(content)
            )
            return (configuration, ControlTraits(.labeledContent, label: configuration.label, behavior: nil))
        }
    }
}

extension LabeledContent where LabelContent == Text {
    /// Makes a pair of a title and content.
    ///
    /// - Parameters:
    ///   - title: What the content is: a string, a word or a text.
    ///   - content: The content.
    public init(_ title: some TextRepresentable, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.text }
    }

    /// Makes a pair of a word that takes no arguments and content.
    public init(_ title: PlainStringResource, @ViewBuilder content: () -> Content) {
        self.init(title.with(), content: content)
    }
}

extension LabeledContent where LabelContent == Text, Content == Text {
    /// Makes a pair of a title and a text.
    ///
    /// - Parameters:
    ///   - title: What the text is: a string, a word or a text.
    ///   - value: The text.
    public init(_ title: some TextRepresentable, value: some StringProtocol) {
        self.init(title) { Text(value) }
    }
}

extension LabeledContent where LabelContent == AnyView, Content == AnyView {
    /// Makes the pair that a style was given, in the look of the next outer style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}
