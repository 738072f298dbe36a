/// The parts and the state of a toggle, in whatever a toolkit calls a view.
public struct ToggleConfiguration<Content> {
    /// What is turned on and off.
    public var label: Content
    /// Whether it is on. A style writes it to turn the toggle.
    @StyleBinding public var isOn: Bool
    /// Whether it stands for several things of which some are on and some off.
    public let isMixed: Bool

    /// Makes the configuration of a toggle.
    ///
    /// - Parameters:
    ///   - label: What is turned on and off.
    ///   - isOn: Whether it is on.
    ///   - isMixed: Whether it stands for several things of which some are on and some off.
    public init(label: Content, isOn: StyleBinding<Bool>, isMixed: Bool = false) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}
