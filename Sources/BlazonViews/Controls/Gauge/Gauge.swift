public import Blazon

/// A value within its range.
///
/// ```swift
/// Gauge(value: speed, in: 0...200) { Text("Speed") }
/// Gauge(value: 0.4) {
///     Text("Fuel")
/// } currentValueLabel: {
///     Text("40 %")
/// }
/// ```
///
/// A value that lies outside is brought to the nearer end; one that is no number is the least. How a gauge looks is a matter of
/// the ``GaugeStyle``.
public struct Gauge: View {
    private let configuration: GaugeStyleConfiguration

    /// A control that shows the value.
    public var body: some View {
        StyledControl(of: GaugeFamily.self, .gauge) {
            DefaultGaugeStyle().makeBody(configuration: $0)
        } describe: { place in
            var configuration = configuration
            configuration.label = place.label(configuration.label)
            let traits = ControlTraits(
                .gauge,
                label: configuration.label,
                value: .fraction(configuration.value),
                behavior: nil
            )
            return (configuration, traits)
        }
    }

    /// Makes the gauge that a style was given, in the look of the next outer style.
    public init(_ configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    /// Makes a gauge of a value and a view that says what is measured.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The least and the greatest value.
    ///   - label: What is measured.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> some View
    ) {
        self.init(value: value, in: bounds, label: AnyView(label()), current: nil, minimum: nil, maximum: nil)
    }

    /// Makes a gauge of a value, and views that say what is measured and the value in words.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The least and the greatest value.
    ///   - label: What is measured.
    ///   - currentValueLabel: The value in words.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            value: value,
            in: bounds,
            label: AnyView(label()),
            current: AnyView(currentValueLabel()),
            minimum: nil,
            maximum: nil
        )
    }

    /// Makes a gauge of a value, and views that say what is measured, the value and its bounds in words.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The least and the greatest value.
    ///   - label: What is measured.
    ///   - currentValueLabel: The value in words.
    ///   - minimumValueLabel: The least value in words.
    ///   - maximumValueLabel: The greatest value in words.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> some View,
        @ViewBuilder currentValueLabel: () -> some View,
        @ViewBuilder minimumValueLabel: () -> some View,
        @ViewBuilder maximumValueLabel: () -> some View
    ) {
        self.init(
            value: value,
            in: bounds,
            label: AnyView(label()),
            current: AnyView(currentValueLabel()),
            minimum: AnyView(minimumValueLabel()),
            maximum: AnyView(maximumValueLabel())
        )
    }

    private init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value>,
        label: AnyView,
        current: AnyView?,
        minimum: AnyView?,
        maximum: AnyView?
    ) {
        configuration = GaugeStyleConfiguration(
            value: Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)),
            label: label,
            currentValueLabel: current,
            minimumValueLabel: minimum,
            maximumValueLabel: maximum
        )
    }
}
