public import Blazon

extension StyleValues {
    private enum IsEnabledKey: StyleKey { static var defaultValue: Bool { true } }
    private enum ControlSizeKey: StyleKey { static var defaultValue: ControlSize { .regular } }
    private enum TextKey: StyleKey { static var defaultValue: TextValues { TextValues() } }
    private enum TintKey: StyleKey { static var defaultValue: Node.Paint? { nil } }
    private enum AnimationPhaseKey: StyleKey { static var defaultValue: Double { 0 } }

    /// All that each text reads, in one value, so that it is looked for only once.
    var text: TextValues {
        get { self[TextKey.self] }
        set { self[TextKey.self] = newValue }
    }

    /// Whether controls can be used here; see ``View/disabled(_:)``.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// How large controls are drawn here.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The paint of text and icons that have none of their own; nil for what is usual where they stand.
    public var foreground: Node.Paint? {
        get { text.foreground }
        set { text.foreground = newValue }
    }

    /// The paint of the moving or filled part of controls; nil for the `tint` role.
    public var tint: Node.Paint? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// How many lines a text may have here, from 1; nil for any number.
    public var lineLimit: Int? {
        get { text.lineLimit }
        set { text.lineLimit = newValue }
    }

    /// Where the shorter lines of a text stand here.
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { text.alignment = newValue }
    }

    /// Where text is left out here that has no room.
    public var truncationMode: Node.StyledText.Truncation {
        get { text.truncation }
        set { text.truncation = newValue }
    }

    /// Where a line of text ends here that has no room for more.
    public var wrappingMode: Node.StyledText.Wrapping {
        get { text.wrapping }
        set { text.wrapping = newValue }
    }

    /// How far the turn is of what moves without end, such as a spinner, in turns: 0.25 is a quarter, and whole turns do not
    /// count.
    ///
    /// No view asks a clock. A host that wants things to move sets this from its own, as a rule to the seconds passed.
    public var animationPhase: Double {
        get { self[AnimationPhaseKey.self] }
        set { self[AnimationPhaseKey.self] = newValue }
    }

    /// What all text looks like here beside its colour.
    public var textAttributes: Node.StyledText.Attributes {
        get { text.attributes }
        set { text.attributes = newValue }
    }
}
