public import Blazon

/// Counts up and down.
///
/// ```swift
/// Stepper("Copies", value: $copies, in: 1...9)
/// Stepper("Zoom") { model.zoomIn() } onDecrement: { model.zoomOut() }
/// ```
///
/// The arrow keys go a step. How it looks is a matter of the ``StepperStyle``.
public struct Stepper<LabelContent: View>: View {
    private let label: LabelContent
    private let value: Node.Control.Value
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?

    private init(
        label: LabelContent,
        value: Node.Control.Value,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?
    ) {
        self.label = label
        self.value = value
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    /// Makes a stepper of what its steps do and a view that says what is counted.
    ///
    /// - Parameters:
    ///   - label: What is counted.
    ///   - onIncrement: Goes a step up; nil where there is none.
    ///   - onDecrement: Goes a step down; nil where there is none.
    public init(
        @ViewBuilder label: () -> LabelContent,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?
    ) {
        self.init(label: label(), value: .none, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    /// Makes a stepper of a binding and a view that says what is counted.
    ///
    /// - Parameters:
    ///   - value: The number. It stays where it is rather than overflow.
    ///   - bounds: The least and the greatest number; nil for no bounds.
    ///   - step: How far a step goes.
    ///   - label: What is counted.
    public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>? = nil,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> LabelContent
    ) {
        let counter = Counter(value: value, bounds: bounds)
        self.init(
            label: label(),
            value: counter.controlValue,
            onIncrement: counter.target(by: step).map { target in { value.wrappedValue = target } },
            onDecrement: counter.target(by: 0 - step).map { target in { value.wrappedValue = target } }
        )
    }

    /// A control that goes a step.
    public var body: some View {
        StyledControl(of: StepperFamily.self, .stepper) {
            AutomaticStepperStyle().makeBody(configuration: $0)
        } describe: { place in
            let configuration = StepperStyleConfiguration(
                label: place.label(label),
                onIncrement: onIncrement,
                onDecrement: onDecrement
            )
            let traits = ControlTraits(
                .stepper,
                label: configuration.label,
                value: value,
                behavior: .stepping(increment: onIncrement, decrement: onDecrement)
            )
            return (configuration, traits)
        }
    }
}

extension Stepper where LabelContent == Text {
    /// Makes a stepper of a title and a binding.
    ///
    /// - Parameters:
    ///   - title: What is counted: a string, a word or a text.
    ///   - value: The number. It stays where it is rather than overflow.
    ///   - bounds: The least and the greatest number; nil for no bounds.
    ///   - step: How far a step goes.
    public init<Value: Strideable>(
        _ title: some TextRepresentable,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>? = nil,
        step: Value.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { title.text }
    }

    /// Makes a stepper of a title and what its steps do.
    ///
    /// - Parameters:
    ///   - title: What is counted: a string, a word or a text.
    ///   - onIncrement: Goes a step up; nil where there is none.
    ///   - onDecrement: Goes a step down; nil where there is none.
    public init(_ title: some TextRepresentable, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(label: { title.text }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
}

extension Stepper where LabelContent == AnyView {
    /// Makes the stepper that a style was given, in the look of the next outer style.
    public init(_ configuration: StepperStyleConfiguration) {
        self.init(
            label: configuration.label,
            value: .none,
            onIncrement: configuration.onIncrement,
            onDecrement: configuration.onDecrement
        )
    }
}
