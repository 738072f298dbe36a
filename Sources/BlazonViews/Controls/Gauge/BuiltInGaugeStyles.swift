// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: a bar that is filled.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}
    /// A bar.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A scale with a marker where the value stands.
public struct LinearGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}
    /// A scale.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.gauge, "linear") {
            GaugeColumn(configuration: configuration) { ScaleMarker(fraction: configuration.value) }
        }
    }
}

/// A bar that is filled from its beginning.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}
    /// A bar.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.gauge, "linearCapacity") {
            GaugeColumn(configuration: configuration) { ControlBar(fraction: configuration.value) }
        }
    }
}

/// A circle that is filled, with the value beside it.
public struct CircularGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}
    /// A circle.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.gauge, "circular") {
            HStack {
                ControlCircle(fraction: configuration.value)
                configuration.currentValueLabel?.controlLabel(showsFocus: false)
                configuration.label.controlLabel(.role(.secondaryText), showsFocus: false)
            }
        }
    }
}

/// A circle that is filled, with nothing but the value beside it.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}
    /// A circle.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.gauge, "accessoryCircular") {
            HStack {
                ControlCircle(fraction: configuration.value)
                (configuration.currentValueLabel ?? configuration.label).controlLabel(showsFocus: false)
            }
        }
    }
}

/// The label above a bar or a scale that has its ends and the current value beside it.
private struct GaugeColumn<Bar: View>: View {
    let configuration: GaugeStyleConfiguration
    let bar: Bar

    init(configuration: GaugeStyleConfiguration, @ViewBuilder bar: () -> Bar) {
        self.configuration = configuration
        self.bar = bar()
    }

    var body: some View {
        VStack(alignment: .leading) {
            configuration.label
            HStack {
                configuration.minimumValueLabel?.controlLabel(.role(.secondaryText))
                bar
                configuration.maximumValueLabel?.controlLabel(.role(.secondaryText))
                configuration.currentValueLabel
            }
        }
        .controlLabel()
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The usual look: a bar that is filled.
    @_disfavoredOverload public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// A scale with a marker where the value stands.
    @_disfavoredOverload public static var linear: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled from its beginning.
    @_disfavoredOverload public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    /// A circle that is filled, with the value beside it.
    @_disfavoredOverload public static var circular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A circle that is filled, with nothing but the value beside it.
    @_disfavoredOverload public static var accessoryCircular: Self { Self() }
}
