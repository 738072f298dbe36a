import Blazon

extension ControlBehavior {
    /// Edits a line of text at the caret, which goes from character to character.
    static func editing(_ text: Binding<String>, submit: (() -> Void)?) -> ControlBehavior {
        ControlBehavior { event, interaction in
            switch event {
            case .activate, .key(.return, modifiers: []): return submit.map { .action($0) }
            case .set(.text(let value)): return .action { text.wrappedValue = value }
            default: break
            }
            var line = EditedLine(text.wrappedValue, caret: interaction.caret)
            guard line.apply(event) else { return nil }
            let (old, new, caret) = (text.wrappedValue, line.text, line.caret)
            return ControlReaction(change: { $0.caret = caret }, action: { if new != old { text.wrappedValue = new } })
        }
    }
}
