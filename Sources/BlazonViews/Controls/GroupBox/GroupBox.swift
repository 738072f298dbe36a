public import Blazon
public import BlazonStrings

/// Content that belongs together, with a frame around it.
///
/// ```swift
/// GroupBox("Network") {
///     Toggle("Wi-Fi", isOn: $isWiFiOn)
/// }
/// // Network
/// // ╭─────────╮
/// // │Wi-Fi ──●│
/// // ╰─────────╯
/// ```
///
/// How it looks is a matter of the ``GroupBoxStyle``.
public struct GroupBox<LabelContent: View, Content: View>: View {
    private let label: LabelContent
    private let content: Content

    /// Makes a group box of its content and a view that says what it is.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> LabelContent) {
        self.label = label()
        self.content = content()
    }

    /// A control that groups the content.
    public var body: some View {
        StyledControl(of: GroupBoxFamily.self, .groupBox) {
            DefaultGroupBoxStyle().makeBody(configuration: $0)
        } describe: { place in
            let configuration = GroupBoxStyleConfiguration(label: place.label(label), content: place.content(content))
            return (configuration, ControlTraits(.groupBox, label: configuration.label, behavior: nil))
        }
    }
}

extension GroupBox where LabelContent == EmptyView {
    /// Makes a group box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where LabelContent == Text {
    /// Makes a group box of a title and its content.
    ///
    /// - Parameters:
    ///   - title: What it is: a string, a word or a text.
    ///   - content: What stands in it.
    public init(_ title: some TextRepresentable, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.text }
    }

    /// Makes a group box of a word that takes no arguments and its content.
    public init(_ title: PlainStringResource, @ViewBuilder content: () -> Content) {
        self.init(title.with(), content: content)
    }
}

extension GroupBox where LabelContent == AnyView, Content == AnyView {
    /// Makes the group box that a style was given, in the look of the next outer style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}
