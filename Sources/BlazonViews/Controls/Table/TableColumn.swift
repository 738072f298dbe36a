/// One column of a table: its title, and how the cell of a row is made.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age") { person in Text("\(person.age)") }
/// ```
public struct TableColumn<RowValue> {
    let title: Text
    let cell: (RowValue) -> AnyView

    /// Makes a column of a title and views.
    ///
    /// - Parameters:
    ///   - title: What the column is: a string, a word or a text.
    ///   - content: Makes the cell of a row.
    public init(_ title: some TextRepresentable, @ViewBuilder content: @escaping (RowValue) -> some View) {
        self.title = title.text
        cell = { AnyView(content($0)) }
    }

    /// Makes a column of a title and the texts of a property.
    ///
    /// - Parameters:
    ///   - title: What the column is: a string, a word or a text.
    ///   - value: Where the text of a row is found.
    public init(_ title: some TextRepresentable, value: KeyPath<RowValue, String>) {
        self.init(title) { Text($0[keyPath: value]) }
    }
}

/// Makes the columns of a table of the statements in a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
    /// A column as a statement.
    public static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] { [column] }

    /// Columns one after the other.
    public static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
        columns.flatMap(\.self)
    }

    /// `if` without `else`.
    public static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] { columns ?? [] }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first columns: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { columns }

    /// The other branch of an `if` or `switch`.
    public static func buildEither(second columns: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { columns }

    /// `for … in`.
    public static func buildArray(_ columns: [[TableColumn<RowValue>]]) -> [TableColumn<RowValue>] {
        columns.flatMap(\.self)
    }
}
