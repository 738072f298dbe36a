/// One of the things that can be chosen from a picker, a list or a table.
public struct ChoiceConfiguration<Content>: Identifiable {
    /// Which one it is, from 0.
    public let id: Int
    /// What it says; using this view chooses it.
    public var label: Content
    /// Whether it is chosen.
    public let isSelected: Bool
    private let choose: () -> Void

    /// Makes a choice.
    ///
    /// - Parameters:
    ///   - id: Which one it is, from 0.
    ///   - label: What it says.
    ///   - isSelected: Whether it is chosen.
    ///   - select: Chooses it.
    public init(id: Int, label: Content, isSelected: Bool = false, select: @escaping () -> Void = {}) {
        self.id = id
        self.label = label
        self.isSelected = isSelected
        choose = select
    }

    /// Chooses it.
    public func select() { choose() }
}
