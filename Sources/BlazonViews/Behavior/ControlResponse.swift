/// What became of an event that was sent to a control.
public enum ControlResponse: Sendable, Hashable {
    /// The control, or the keyboard's way through the controls, had a use for it.
    case handled
    /// The control is there, and has no use for it.
    case ignored
    /// The control cannot be used now.
    case disabled
    /// There is no such control: it has left, or has never been.
    case unknownControl

    /// Whether there was a use for the event, so that nobody else should act on it.
    public var isHandled: Bool { self == .handled }
}
