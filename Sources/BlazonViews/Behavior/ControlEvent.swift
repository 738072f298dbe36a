/// What happens to a control: a toolkit's own input, in words that every control understands.
///
/// A toolkit that has a native widget says what the widget did, as a rule ``activate`` or ``set(_:)``. One that has none
/// passes on what its user did: ``key(_:modifiers:)``, ``press`` and ``activate`` for a click.
public enum ControlEvent: Sendable, Hashable {
    /// It is used: a button is clicked, a toggle turned, a menu opened.
    case activate
    /// One step more.
    case increment
    /// One step less.
    case decrement
    /// Text is typed or pasted into it.
    case text(String)
    /// Its native widget holds another value now.
    case set(Node.Control.Value)
    /// A key is struck.
    case key(KeyEquivalent, modifiers: EventModifiers = [])
    /// The keyboard is to go to it.
    case focus
    /// The keyboard is to go away from it.
    case blur
    /// It is held down, and not yet used.
    case press
    /// It is let go again.
    case release

    /// What a key means to a control that has no use of its own for it.
    var meaning: ControlEvent? {
        guard case .key(let key, let modifiers) = self, modifiers.isEmpty else { return nil }
        return switch key {
        case .space, .return: .activate
        case .upArrow, .rightArrow: .increment
        case .downArrow, .leftArrow: .decrement
        default: nil
        }
    }
}
