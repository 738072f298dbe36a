public import Blazon
public import BlazonStrings

/// Content that is shown and hidden.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: $showsAdvanced) { … }
/// DisclosureGroup("Advanced") { … }           // the component keeps whether it is expanded
/// ```
///
/// Using it, or the arrow keys, show and hide the content. How it looks is a matter of the ``DisclosureGroupStyle``.
public struct DisclosureGroup<LabelContent: View, Content: View>: View {
    private let label: LabelContent
    private let content: Content
    private let isExpanded: Binding<Bool>?

    private init(label: LabelContent, content: Content, isExpanded: Binding<Bool>?) {
        self.label = label
        self.content = content
        self.isExpanded = isExpanded
    }

    /// Makes a group of its content and a view that says what it is; it is collapsed at first.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> LabelContent) {
        self.init(label: label(), content: content(), isExpanded: nil)
    }

    /// Makes a group of a binding, its content and a view that says what it is.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether the content is shown.
    ///   - content: What is shown then.
    ///   - label: What it is.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> LabelContent
    ) {
        self.init(label: label(), content: content(), isExpanded: isExpanded)
    }

    /// A control that shows and hides its content.
    public var body: some View {
        StyledControl(of: DisclosureGroupFamily.self, .disclosureGroup) {
            AutomaticDisclosureGroupStyle().makeBody(configuration: $0)
        } describe: { place in
            let configuration = DisclosureGroupStyleConfiguration(
                label: place.label(label),
                content: place.content(content),
                isExpanded: isExpanded ?? place.expansion
            )
            let traits = ControlTraits(
                .disclosureGroup,
                label: configuration.label,
                value: .isExpanded(configuration.isExpanded),
                behavior: .disclosing(configuration.$isExpanded)
            )
            return (configuration, traits)
        }
    }
}

extension DisclosureGroup where LabelContent == Text {
    /// Makes a group of a title and its content; it is collapsed at first.
    ///
    /// - Parameters:
    ///   - title: What it is: a string, a word or a text.
    ///   - content: What is shown while it is expanded.
    public init(_ title: some TextRepresentable, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.text }
    }

    /// Makes a group of a title, a binding and its content.
    ///
    /// - Parameters:
    ///   - title: What it is: a string, a word or a text.
    ///   - isExpanded: Whether the content is shown.
    ///   - content: What is shown then.
    public init(_ title: some TextRepresentable, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { title.text }
    }

    /// Makes a group of a word that takes no arguments and its content; it is collapsed at first.
    public init(_ title: PlainStringResource, @ViewBuilder content: () -> Content) {
        self.init(title.with(), content: content)
    }
}

extension DisclosureGroup where LabelContent == AnyView, Content == AnyView {
    /// Makes the group that a style was given, in the look of the next outer style.
    public init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, isExpanded: configuration.$isExpanded)
    }
}

extension ControlBehavior {
    /// Shows and hides something, by use or by the arrow keys.
    fileprivate static func disclosing(_ isExpanded: Binding<Bool>) -> ControlBehavior {
        let turning = turning(isExpanded)
        return ControlBehavior { event, interaction in
            switch event {
            case .key(.rightArrow, modifiers: []) where !isExpanded.wrappedValue: turning(.activate, interaction)
            case .key(.leftArrow, modifiers: []) where isExpanded.wrappedValue: turning(.activate, interaction)
            default: turning(event, interaction)
            }
        }
    }
}
