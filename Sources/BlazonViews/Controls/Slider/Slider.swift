public import Blazon

/// A value that is moved along its range.
///
/// ```swift
/// Slider(value: $volume)                                      // from 0 to 1
/// Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
/// ```
///
/// The arrow keys move it by a step, or by a tenth of the range where no step is given; Home and End bring it to its ends. How it
/// looks is a matter of the ``SliderStyle``.
public struct Slider: View {
    private let configuration: SliderStyleConfiguration
    private let step: Double?

    /// A control that moves the value.
    public var body: some View {
        StyledControl(of: SliderFamily.self, .slider) {
            AutomaticSliderStyle().makeBody(configuration: $0)
        } describe: { place in
            var configuration = configuration
            configuration.label = place.label(configuration.label)
            let traits = ControlTraits(
                .slider,
                label: configuration.label,
                value: .number(configuration.value, in: configuration.bounds),
                behavior: .sliding(configuration.$value, in: configuration.bounds, step: step)
            )
            return (configuration, traits)
        }
    }

    /// Makes the slider that a style was given, in the look of the next outer style.
    public init(_ configuration: SliderStyleConfiguration) {
        self.configuration = configuration
        step = nil
    }

    /// Makes a slider of a binding.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The least and the greatest value.
    ///   - step: The distance of two values that can be set, more than 0; nil for any.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value? = nil
    ) {
        self.init(value: value, in: bounds, step: step) { EmptyView() }
    }

    /// Makes a slider of a binding and a view that says what is set.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The least and the greatest value.
    ///   - step: The distance of two values that can be set, more than 0; nil for any.
    ///   - label: What is set, for screen readers and forms.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value? = nil,
        @ViewBuilder label: () -> some View
    ) {
        self.init(value, bounds, step, label: AnyView(label()), minimum: nil, maximum: nil)
    }

    /// Makes a slider of a binding and views that say what is set and its bounds in words.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The least and the greatest value.
    ///   - step: The distance of two values that can be set, more than 0; nil for any.
    ///   - label: What is set, for screen readers and forms.
    ///   - minimumValueLabel: The least value in words.
    ///   - maximumValueLabel: The greatest value in words.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        step: Value? = nil,
        @ViewBuilder label: () -> some View,
        @ViewBuilder minimumValueLabel: () -> some View,
        @ViewBuilder maximumValueLabel: () -> some View
    ) {
        self.init(
            value,
            bounds,
            step,
            label: AnyView(label()),
            minimum: AnyView(minimumValueLabel()),
            maximum: AnyView(maximumValueLabel())
        )
    }

    private init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>,
        _ bounds: ClosedRange<Value>,
        _ step: Value?,
        label: AnyView,
        minimum: AnyView?,
        maximum: AnyView?
    ) {
        let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        let step = step.map { Double($0) }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let number = Binding<Double> {
            Double(value.wrappedValue)
        } set: {
            value.wrappedValue = Value(range.nearest(to: $0, step: step))
        }
        configuration = SliderStyleConfiguration(
            label: label,
            value: number,
            in: range,
            minimumValueLabel: minimum,
            maximumValueLabel: maximum
        )
        self.step = step
    }
}

extension ClosedRange<Double> {
    /// The value within the range that can be set and is nearest; what is no number is the least.
    fileprivate func nearest(to value: Double, step: Double?) -> Double {
        guard !value.isNaN else { return lowerBound }
        let inside = Swift.min(Swift.max(value, lowerBound), upperBound)
        guard let step else { return inside }
        let steps = ((inside - lowerBound) / step).rounded()
        // The last step may lie beyond the end.
        let last = ((upperBound - lowerBound) / step).rounded(.down)
        return lowerBound + Swift.min(steps, last) * step
    }
}

extension ControlBehavior {
    fileprivate static func sliding(
        _ value: Binding<Double>,
        in bounds: ClosedRange<Double>,
        step: Double?
    ) -> ControlBehavior {
        let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 10
        return ControlBehavior { event, _ in
            let target: Double? =
                switch event {
                case .increment: value.wrappedValue + distance
                case .decrement: value.wrappedValue - distance
                case .key(.home, modifiers: []): bounds.lowerBound
                case .key(.end, modifiers: []): bounds.upperBound
                case .set(.number(let number, in: _)): number
                case .set(.fraction(let fraction)):
                    bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound)
                default: nil
                }
            return target.map { target in .action { value.wrappedValue = target } }
        }
    }
}
