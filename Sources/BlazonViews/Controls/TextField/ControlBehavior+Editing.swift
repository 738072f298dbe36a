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

/// A line of text and the place in it where text is typed.
struct EditedLine {
    private var before: String
    private var after: String

    init(_ text: String, caret: Int?) {
        let index = text.index(text.startIndex, offsetBy: max(caret ?? text.count, 0), limitedBy: text.endIndex)
        before = String(text[..<(index ?? text.endIndex)])
        after = String(text[(index ?? text.endIndex)...])
    }

    var text: String { before + after }

    /// In characters; nil at the end, where it stays while the text grows.
    var caret: Int? { after.isEmpty ? nil : before.count }

    /// Whether there was a use for the event.
    mutating func apply(_ event: ControlEvent) -> Bool {
        switch event {
        case .text(let typed): insert(typed)
        case .key(let key, let modifiers) where modifiers.subtracting(.shift).isEmpty: return apply(key)
        default: return false
        }
        return true
    }

    private mutating func apply(_ key: KeyEquivalent) -> Bool {
        switch key {
        case .delete: before = String(before.dropLast())
        case .deleteForward: after = String(after.dropFirst())
        case .leftArrow:
            if let last = before.popLast() { after = String(last) + after }
        case .rightArrow:
            if !after.isEmpty { before.append(after.removeFirst()) }
        case .home: (before, after) = ("", text)
        case .end: (before, after) = (text, "")
        case _ where key.isPrintable: insert(String(key.character))
        default: return false
        }
        return true
    }

    /// Line breaks become blanks; what a terminal would obey is left out.
    private mutating func insert(_ typed: String) {
        for character in typed {
            if character.isNewline || character == "\t" {
                before += " "
            } else if KeyEquivalent(character).isPrintable {
                before.append(character)
            }
        }
    }
}
