/// The parts of a stepper, in whatever a toolkit calls a view.
public struct StepperConfiguration<Content> {
    /// What it is called.
    public var label: Content
    /// Goes a step up; nil at the end of the way.
    public let onIncrement: (() -> Void)?
    /// Goes a step down; nil at the end of the way.
    public let onDecrement: (() -> Void)?

    /// Makes the configuration of a stepper.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - onIncrement: Goes a step up; nil at the end of the way.
    ///   - onDecrement: Goes a step down; nil at the end of the way.
    public init(label: Content, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.label = label
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }
}
