public import Blazon
public import BlazonStrings

/// Commands that appear when it is used.
///
/// ```swift
/// Menu("File") {
///     Button("Open") { model.open() }
///     Button("Delete", role: .destructive) { model.delete() }
/// }
/// ```
///
/// Using it opens it; the arrow keys go through the commands, and Escape or the use of a command closes it. In cells it opens in
/// its place, below its label. How it looks is a matter of the ``MenuStyle``.
public struct Menu<LabelContent: View, Content: View>: View {
    private let label: LabelContent
    private let content: Content

    /// Makes a menu of its commands and a view that says what they are for.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> LabelContent) {
        self.label = label()
        self.content = content()
    }

    /// A control that shows its commands.
    public var body: some View {
        StyledControl(of: MenuFamily.self, .menu) {
            DefaultMenuStyle().makeBody(configuration: $0)
        } describe: { place in
            let configuration = MenuStyleConfiguration(
                label: place.label(label),
                content: place.content(content, menu: place.id),
                isExpanded: place.expansion
            )
            var traits = ControlTraits(
                .menu,
                label: configuration.label,
                value: .isExpanded(configuration.isExpanded),
                behavior: .expanding(place.id)
            )
            traits.items = configuration.content
            traits.showsItems = configuration.isExpanded
            return (configuration, traits)
        }
    }
}

extension Menu where LabelContent == Text {
    /// Makes a menu of a title and its commands.
    ///
    /// - Parameters:
    ///   - title: What the commands are for: a string, a word or a text.
    ///   - content: The commands.
    public init(_ title: some TextRepresentable, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.text }
    }

    /// Makes a menu of a word that takes no arguments and its commands.
    public init(_ title: PlainStringResource, @ViewBuilder content: () -> Content) {
        self.init(title.with(), content: content)
    }
}

extension Menu where LabelContent == AnyView, Content == AnyView {
    /// Makes the menu that a style was given, in the look of the next outer style.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}
