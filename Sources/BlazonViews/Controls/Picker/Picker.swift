public import Blazon
public import BlazonStrings

/// One of several options.
///
/// ```swift
/// Picker("Size", selection: $size) {
///     Text("Small").tag(Size.small)
///     Text("Large").tag(Size.large)
/// }
/// Picker("Colour", selection: $colour) { ForEach(colours) { Text($0.name) } }      // identified by their `id`
/// ```
///
/// The arrow keys go from option to option; an option that is disabled is passed over. How it looks is a matter of the
/// ``PickerStyle``.
public struct Picker<LabelContent: View, SelectionValue: Hashable, Content: View>: View {
    private let label: LabelContent
    private let selection: Binding<SelectionValue>
    private let content: Content

    /// Makes a picker of a binding, its options and a view that says what is chosen.
    ///
    /// - Parameters:
    ///   - selection: The tag of the option that is chosen.
    ///   - content: The options, each with a tag of the selection's type, or with its identity in a ``ForEach`` as its tag.
    ///   - label: What is chosen.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> LabelContent
    ) {
        self.label = label()
        self.selection = selection
        self.content = content()
    }

    /// A control that chooses one of its options.
    public var body: some View {
        StyledControl(of: PickerFamily.self, .picker) {
            DefaultPickerStyle().makeBody(configuration: $0)
        } describe: { place in
            let choices = place.choices(of: content, selection: .one(selection), menu: place.id)
            let selected = choices.selectedIndex
            let configuration = PickerStyleConfiguration(
                label: place.label(label),
                choices: choices.configurations,
                currentValueLabel: selected.map { choices.plainLabel(at: $0) } ?? AnyView(EmptyView()),
                isExpanded: place.expansion
            )
            var traits = ControlTraits(
                .picker,
                label: configuration.label,
                value: .selection(selected),
                behavior: .choosing(choices, orElse: .expanding(place.id))
            )
            traits.items = AnyView(ForEach(choices.configurations) { $0.label })
            return (configuration, traits)
        }
    }
}

extension Picker where LabelContent == Text {
    /// Makes a picker of a title, a binding and its options.
    ///
    /// - Parameters:
    ///   - title: What is chosen: a string, a word or a text.
    ///   - selection: The tag of the option that is chosen.
    ///   - content: The options, each with a tag of the selection's type, or with its identity in a ``ForEach`` as its tag.
    public init(
        _ title: some TextRepresentable,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { title.text }
    }

    /// Makes a picker of a word that takes no arguments, a binding and its options.
    public init(
        _ title: PlainStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title.with(), selection: selection, content: content)
    }
}
