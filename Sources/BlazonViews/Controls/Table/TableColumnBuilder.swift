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
