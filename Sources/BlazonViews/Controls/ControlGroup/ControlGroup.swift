public import Blazon
public import BlazonStrings

/// Controls that belong together.
///
/// ```swift
/// ControlGroup {
///     Button("Back") { model.goBack() }
///     Button("Forward") { model.goForward() }
/// }
/// ```
///
/// How it looks is a matter of the ``ControlGroupStyle``.
public struct ControlGroup<LabelContent: View, Content: View>: View {
    private let label: LabelContent
    private let content: Content

    /// Makes a group of its controls and a view that says what they are for.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> LabelContent) {
        self.label = label()
        self.content = content()
    }

    /// A control that groups others.
    public var body: some View {
        StyledControl(of: ControlGroupFamily.self, .controlGroup) {
            AutomaticControlGroupStyle().makeBody(configuration: $0)
        } describe: { place in
            let configuration = ControlGroupStyleConfiguration(
                label: place.label(label),
                content: place.content(content)
            )
            return (configuration, ControlTraits(.controlGroup, label: configuration.label, behavior: nil))
        }
    }
}

extension ControlGroup where LabelContent == EmptyView {
    /// Makes a group without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension ControlGroup where LabelContent == Text {
    /// Makes a group of a title and its controls.
    ///
    /// - Parameters:
    ///   - title: What they are for: a string, a word or a text.
    ///   - content: The controls.
    public init(_ title: some TextRepresentable, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.text }
    }

    /// Makes a group of a word that takes no arguments and its controls.
    public init(_ title: PlainStringResource, @ViewBuilder content: () -> Content) {
        self.init(title.with(), content: content)
    }
}

extension ControlGroup where LabelContent == AnyView, Content == AnyView {
    /// Makes the group that a style was given, in the look of the next outer style.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}
