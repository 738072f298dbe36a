/// The parts of a picker, in whatever a toolkit calls a view.
public struct PickerConfiguration<Content> {
    /// What is chosen.
    public var label: Content
    /// The options in order.
    public var choices: [ChoiceConfiguration<Content>]
    /// The option that is chosen; nothing where none is.
    public var currentValueLabel: Content
    /// Whether the options of a style that hides them are to be seen.
    @StyleBinding public var isExpanded: Bool

    /// Makes the configuration of a picker.
    ///
    /// - Parameters:
    ///   - label: What is chosen.
    ///   - choices: The options in order.
    ///   - currentValueLabel: The option that is chosen; nothing where none is.
    ///   - isExpanded: Whether the options of a style that hides them are to be seen.
    public init(
        label: Content,
        choices: [ChoiceConfiguration<Content>],
        currentValueLabel: Content,
        isExpanded: StyleBinding<Bool>
    ) {
        self.label = label
        self.choices = choices
        self.currentValueLabel = currentValueLabel
        _isExpanded = isExpanded
    }
}
