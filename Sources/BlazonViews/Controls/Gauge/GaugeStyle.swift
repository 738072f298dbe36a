public import Blazon

/// How gauges look.
///
/// ```swift
/// struct Percent: GaugeStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.label
///             Text("\(Int(configuration.value * 100)) %").foregroundStyle(.accent)
///         }
///     }
/// }
/// extension GaugeStyle where Self == Percent {
///     static var percent: Self { Self() }
/// }
///
/// Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(.percent)
/// ```
public protocol GaugeStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Makes the view of a gauge.
    ///
    /// - Parameter configuration: The parts and the state of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, as views.
public typealias GaugeStyleConfiguration = GaugeConfiguration<AnyView>

enum GaugeFamily: StyleFamily {
    typealias Configuration = GaugeStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all gauges below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func gaugeStyle(_ style: some GaugeStyle) -> some View {
        controlStyle(of: GaugeFamily.self) { style.makeBody(configuration: $0) }
    }
}
