// The factories are disfavored, so that an app's own of the same name comes first.

/// The usual look: a bar between two arrows.
public struct AutomaticSliderStyle: SliderStyle {
    /// Makes the style.
    public init() {}
    /// A bar.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInBody(.slider, "automatic") {
            HStack {
                configuration.minimumValueLabel?.controlLabel(.role(.secondaryText), showsFocus: false)
                SliderTrack(fraction: configuration.fraction)
                configuration.maximumValueLabel?.controlLabel(.role(.secondaryText), showsFocus: false)
            }
        }
    }
}

/// A bar between two ends, which become arrows where the keyboard is.
private struct SliderTrack: View {
    let fraction: Double
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        HStack(spacing: 0) {
            ControlGlyph(isFocused ? \.lower : \.sliderLeading)
            ControlBar(fraction: fraction)
            ControlGlyph(isFocused ? \.upper : \.sliderTrailing)
        }
    }
}

extension SliderStyle where Self == AutomaticSliderStyle {
    /// The usual look: a bar between two arrows.
    @_disfavoredOverload public static var automatic: Self { Self() }
}
