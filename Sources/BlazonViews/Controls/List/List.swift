public import Blazon

/// Rows of any views, of which some may be chosen.
///
/// ```swift
/// List {
///     Text("one row")
///     Button("another one") { … }
/// }
/// List(names, id: \.self, selection: $name) { Text($0) }          // one row, or none
/// List(people, selection: $chosenIDs) { Text($0.name) }           // any number of rows
/// ```
///
/// Where rows can be chosen, the arrow keys go from row to row. How a list looks is a matter of the ``ListStyle``.
public struct List<Content: View>: View {
    private let selection: ChoiceSelection?
    private let content: Content

    private init(selection: ChoiceSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Makes a list of its rows, which cannot be chosen.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }

    /// Makes a list of a binding and its rows, of which one can be chosen.
    ///
    /// - Parameters:
    ///   - selection: The tag of the row that is chosen; nil for none.
    ///   - content: The rows; those that can be chosen have a tag, or their identity in a ``ForEach`` as their tag.
    public init<Value: Hashable>(selection: Binding<Value?>, @ViewBuilder content: () -> Content) {
        self.init(selection: .one(selection), content: content())
    }

    /// Makes a list of a binding and its rows, of which any number can be chosen.
    ///
    /// - Parameters:
    ///   - selection: The tags of the rows that are chosen.
    ///   - content: The rows; those that can be chosen have a tag, or their identity in a ``ForEach`` as their tag.
    public init<Value: Hashable>(selection: Binding<Set<Value>>, @ViewBuilder content: () -> Content) {
        self.init(selection: .many(selection), content: content())
    }

    /// A control that shows the rows.
    public var body: some View {
        StyledControl(of: ListFamily.self, .list) {
            DefaultListStyle().makeBody(configuration: $0)
        } describe: { place in
            let choices = place.choices(of: content, selection: selection)
            let configuration = ListStyleConfiguration(rows: choices.configurations, isSelectable: selection != nil)
            let traits = ControlTraits(
                .list,
                label: nil,
                value: selection?.isSingle == true ? .selection(choices.selectedIndex) : .none,
                behavior: selection == nil ? nil : .choosing(choices)
            )
            return (configuration, traits)
        }
    }
}

extension List {
    /// Makes a list of a row for each element, which cannot be chosen.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        @ViewBuilder row: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(selection: nil, content: ForEach(data, content: row))
    }

    /// Makes a list of a row for each element, of which one can be chosen.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The identity of the one that is chosen; nil for none.
    ///   - row: Makes the row of an element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<Data.Element.ID?>,
        @ViewBuilder row: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(selection: .one(selection), content: ForEach(data, content: row))
    }

    /// Makes a list of a row for each element, of which any number can be chosen.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The identities of those that are chosen.
    ///   - row: Makes the row of an element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<Set<Data.Element.ID>>,
        @ViewBuilder row: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(selection: .many(selection), content: ForEach(data, content: row))
    }

    /// Makes a list of a row for each element, identified by one of its properties, which cannot be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder row: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: nil, content: ForEach(data, id: id, content: row))
    }

    /// Makes a list of a row for each element, identified by one of its properties, of which one can be chosen.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Where the identity of an element is found.
    ///   - selection: The identity of the one that is chosen; nil for none.
    ///   - row: Makes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<ID?>,
        @ViewBuilder row: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: .one(selection), content: ForEach(data, id: id, content: row))
    }
}
