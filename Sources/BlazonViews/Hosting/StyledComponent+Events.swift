extension StyledComponent {
    /// Sends an event to a control of the view, and draws the view anew if it looks different after that.
    ///
    /// A toolkit forwards its own input by it, and a test drives a view without a display:
    ///
    /// ```swift
    /// let component = StyledComponent { Button("Save") { model.save() } } onChange: { _ in }
    /// component.send(.key(.tab))                                  // the keyboard goes to the first control
    /// component.send(.key(.return))                               // saves
    /// component.send(.activate, to: component.focusOrder[0])      // saves again
    /// ```
    ///
    /// Space and Return use a control, the arrow keys go a step, Tab goes to the next control, typing edits a text field.
    /// It is to be called in the isolation of the component. An action may send events itself.
    ///
    /// - Parameters:
    ///   - event: What happens.
    ///   - id: To which control; nil for the one that hears the keyboard.
    /// - Returns: Whether there was a use for the event, and why not.
    @discardableResult
    public func send(_ event: ControlEvent, to id: NodeID? = nil) -> ControlResponse {
        switch controls.reaction(to: event, at: id, in: interaction) {
        case .failure(let refusal): return refusal.response
        case .success(let reaction):
            perform(reaction)
            updateStyle()
            return .handled
        }
    }

    /// The controls that the Tab key goes through, in the order in which they are read.
    public var focusOrder: [NodeID] { controls.focusOrder }

    /// The control that hears the keyboard, if any does.
    public var focused: NodeID? { interaction.focused }

    /// The text that a control edits as it is now: that of a secure field as well, which stands in no node.
    ///
    /// - Parameter id: The control.
    /// - Returns: Nil where there is no such control, or it edits no text.
    public func text(of id: NodeID) -> String? { controls.text(of: id) }

    /// No state of the component is held while the action runs: it may send events and change the theme.
    func perform(_ reaction: ControlReaction) {
        let outer = isMovingFocus
        let focused = interaction.focused
        reaction.change(&interaction)
        isMovingFocus = outer || interaction.focused != focused
        reaction.action()
        isMovingFocus = outer
    }
}
