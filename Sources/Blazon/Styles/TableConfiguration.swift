/// The parts of a table, in whatever a toolkit calls a view.
public struct TableConfiguration<Content> {
    /// One row of a table.
    public struct Row: Identifiable {
        /// The row as something that can be chosen; its label is the first cell.
        public var choice: ChoiceConfiguration<Content>
        /// The cells after the first one.
        public var cells: [Content]

        /// Makes a row.
        ///
        /// - Parameters:
        ///   - choice: The row as something that can be chosen; its label is the first cell.
        ///   - cells: The cells after the first one.
        public init(choice: ChoiceConfiguration<Content>, cells: [Content]) {
            self.choice = choice
            self.cells = cells
        }

        /// Which row it is, from 0.
        public var id: Int { choice.id }
    }

    /// The titles of the columns.
    public var columns: [Content]
    /// The rows in order.
    public var rows: [Row]
    /// Whether rows can be chosen.
    public let isSelectable: Bool

    /// Makes the configuration of a table.
    ///
    /// - Parameters:
    ///   - columns: The titles of the columns.
    ///   - rows: The rows in order.
    ///   - isSelectable: Whether rows can be chosen.
    public init(columns: [Content], rows: [Row], isSelectable: Bool = false) {
        self.columns = columns
        self.rows = rows
        self.isSelectable = isSelectable
    }
}
