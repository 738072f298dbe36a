public import Blazon

extension Node {
    /// Something that a person uses or reads a value from.
    ///
    /// A toolkit that has a native widget of the ``kind`` uses that, as long as no style of the app's drew the control
    /// (``isCustomized``); any other draws the ``drawing``.
    public struct Control: Sendable, Hashable {
        /// What sort of control it is.
        public var kind: Kind
        /// Names the control; the same at every update.
        public var id: NodeID
        /// What it is called; `.empty` where nothing says so.
        public var label: Node
        /// What it shows or holds.
        public var value: Value
        /// What using it means, where that matters.
        public var role: Role?
        /// Whether it can be used, is pressed, …
        public var state: State
        /// The paint of its moving or filled part.
        public var tint: Paint
        /// How large it is drawn.
        public var size: ControlSize
        /// The look among those that come with the kind: `linear`, `circular`, …; `automatic` for the usual one.
        public var variant: String
        /// Whether a style that is not one of the built-in ones drew it, so that no native widget would do.
        public var isCustomized: Bool
        /// How it is drawn where there is no native widget.
        public var drawing: Node
        /// What may be chosen from it: a picker's options, a menu's commands, whether the drawing shows them or not.
        public var items: [Node]
        /// What a screen reader says instead of the label; nil for the label.
        public var accessibilityLabel: Node?
        /// Tells a node that stands in for the control around it from one that only stands in there alone.
        var origin = Origin()

        /// Makes a control.
        public init(
            _ kind: Kind,
            id: NodeID,
            label: Node = .empty,
            value: Value = .none,
            role: Role? = nil,
            state: State = [],
            tint: Paint = .role(.tint),
            size: ControlSize = .regular,
            variant: String = "automatic",
            isCustomized: Bool = false,
            drawing: Node,
            items: [Node] = [],
            accessibilityLabel: Node? = nil
        ) {
            self.kind = kind
            self.id = id
            self.label = label
            self.value = value
            self.role = role
            self.state = state
            self.tint = tint
            self.size = size
            self.variant = variant
            self.isCustomized = isCustomized
            self.drawing = drawing
            self.items = items
            self.accessibilityLabel = accessibilityLabel
        }
    }
}

extension Node.Control {
    /// What a control shows or holds.
    public enum Value: Sendable, Hashable {
        /// Nothing, as a button.
        case none
        /// A part of a whole, from 0 to 1.
        case fraction(Double)
        /// Something whose extent is not known.
        case indeterminate
        /// On or off.
        case isOn(Bool)
        /// Neither on nor off: partly both.
        case mixed
        /// A text.
        case text(String)
        /// A number in its range.
        case number(Double, in: ClosedRange<Double>)
        /// Open or closed, as a group that discloses its content.
        case isExpanded(Bool)
        /// Which of the ``Node/Control/items`` is chosen, from 0; nil for none.
        case selection(Int?)
    }

    /// What using a control means.
    public typealias Role = ControlRole

    /// What state a control is in. None of them: it can be used, and nobody does.
    public struct State: OptionSet, Sendable, Hashable {
        /// One bit a state.
        public let rawValue: UInt8
        /// Makes a set of its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// It cannot be used now.
        public static let disabled = State(rawValue: 1)
        /// It hears the keyboard.
        public static let focused = State(rawValue: 2)
        /// It is held down.
        public static let pressed = State(rawValue: 4)
        /// It is chosen.
        public static let selected = State(rawValue: 8)
    }
}
