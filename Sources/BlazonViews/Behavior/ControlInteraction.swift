public import Blazon

/// What a person is doing at the moment: where the keyboard is, what is held down, what stands open.
///
/// A ``StyledComponent`` keeps one. A toolkit that lowers views by itself keeps its own and sets it as
/// ``Blazon/StyleValues/interaction``.
public struct ControlInteraction: Sendable, Hashable {
    /// The control that hears the keyboard.
    public var focused: NodeID?
    /// The control that is held down.
    public var pressed: NodeID?
    /// The menus, and the groups without a binding of the app's, that stand open.
    public var expanded: Set<NodeID>
    /// How many characters of the focused field stand before the caret; nil for all of them.
    public var caret: Int?

    /// Makes the state of an interaction.
    public init(focused: NodeID? = nil, pressed: NodeID? = nil, expanded: Set<NodeID> = [], caret: Int? = nil) {
        self.focused = focused
        self.pressed = pressed
        self.expanded = expanded
        self.caret = caret
    }
}

extension StyleValues {
    private enum InteractionKey: StyleKey { static var defaultValue: ControlInteraction { ControlInteraction() } }
    private enum IsFocusedKey: StyleKey { static var defaultValue: Bool { false } }

    /// What a person is doing at the moment.
    public var interaction: ControlInteraction {
        get { self[InteractionKey.self] }
        set { self[InteractionKey.self] = newValue }
    }

    /// Whether the control that a style draws hears the keyboard.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}
