/// The parts of a list, in whatever a toolkit calls a view.
public struct ListConfiguration<Content> {
    /// The rows in order.
    public var rows: [ChoiceConfiguration<Content>]
    /// Whether rows can be chosen.
    public let isSelectable: Bool

    /// Makes the configuration of a list.
    ///
    /// - Parameters:
    ///   - rows: The rows in order.
    ///   - isSelectable: Whether rows can be chosen.
    public init(rows: [ChoiceConfiguration<Content>], isSelectable: Bool = false) {
        self.rows = rows
        self.isSelectable = isSelectable
    }
}
