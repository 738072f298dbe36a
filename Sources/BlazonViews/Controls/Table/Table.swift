public import Blazon

/// Rows of cells under the titles of their columns.
///
/// ```swift
/// Table(people, selection: $chosenID) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age") { person in Text("\(person.age)") }
/// }
/// ```
///
/// Where rows can be chosen, the arrow keys go from row to row. How a table looks is a matter of the ``TableStyle``.
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    private let data: Data
    private let selection: ChoiceSelection?
    private let columns: [TableColumn<Data.Element>]

    private init(_ data: Data, _ selection: ChoiceSelection?, _ columns: [TableColumn<Data.Element>]) {
        self.data = data
        self.selection = selection
        self.columns = columns
    }

    /// Makes a table of a row for each element, which cannot be chosen.
    public init(_ data: Data, @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]) {
        self.init(data, nil, columns())
    }

    /// Makes a table of a row for each element, of which one can be chosen.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The identity of the one that is chosen; nil for none.
    ///   - columns: What is shown of an element.
    public init(
        _ data: Data,
        selection: Binding<Data.Element.ID?>,
        @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
    ) {
        self.init(data, .one(selection), columns())
    }

    /// Makes a table of a row for each element, of which any number can be chosen.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The identities of those that are chosen.
    ///   - columns: What is shown of an element.
    public init(
        _ data: Data,
        selection: Binding<Set<Data.Element.ID>>,
        @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
    ) {
        self.init(data, .many(selection), columns())
    }

    /// A control that shows the rows.
    public var body: some View {
        StyledControl(of: TableFamily.self, .table) {
            AutomaticTableStyle().makeBody(configuration: $0)
        } describe: { place in
            let firstCells = ForEach(data) { element in columns.first?.cell(element) }
            let choices = place.choices(of: firstCells, selection: selection)
            let rows = zip(choices.configurations, data).map { choice, element in
                TableStyleConfiguration.Row(
                    choice: choice,
                    cells: columns.dropFirst().enumerated().map { index, column in
                        place.cell(column.cell(element), column: index + 1, of: choice.id, in: choices)
                    }
                )
            }
            let configuration = TableStyleConfiguration(
                columns: columns.map { AnyView($0.title) },
                rows: rows,
                isSelectable: selection != nil
            )
            let traits = ControlTraits(
                .table,
                label: nil,
                value: selection?.isSingle == true ? .selection(choices.selectedIndex) : .none,
                behavior: selection == nil ? nil : .choosing(choices)
            )
            return (configuration, traits)
        }
    }
}
