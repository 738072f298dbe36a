public import Blazon

extension StyleValues {
    private enum IsEnabledKey: StyleKey { static var defaultValue: Bool { true } }
    private enum ControlSizeKey: StyleKey { static var defaultValue: ControlSize { .regular } }
    private enum ForegroundKey: StyleKey { static var defaultValue: Node.Paint? { nil } }
    private enum TintKey: StyleKey { static var defaultValue: Node.Paint? { nil } }
    private enum TextAttributesKey: StyleKey { static var defaultValue: Node.StyledText.Attributes { [] } }

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
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The paint of the moving or filled part of controls; nil for the `tint` role.
    public var tint: Node.Paint? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// What all text looks like here beside its colour.
    public var textAttributes: Node.StyledText.Attributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
}
