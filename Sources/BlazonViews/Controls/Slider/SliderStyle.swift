public import Blazon

/// How sliders look.
///
/// ```swift
/// struct Percent: SliderStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.label
///             Text("\(Int(configuration.fraction * 100)) %")
///             Button("0") { configuration.value = configuration.bounds.lowerBound }
///         }
///     }
/// }
/// extension SliderStyle where Self == Percent {
///     static var percent: Self { Self() }
/// }
///
/// Slider(value: $volume).sliderStyle(.percent)
/// ```
///
/// SwiftUI has no such family; here a slider can be styled as any control.
public protocol SliderStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a slider.
    typealias Configuration = SliderStyleConfiguration

    /// Makes the view of a slider.
    ///
    /// - Parameter configuration: The parts and the state of a slider.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a slider, as views.
public typealias SliderStyleConfiguration = SliderConfiguration<AnyView>

enum SliderFamily: StyleFamily {
    typealias Configuration = SliderStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all sliders below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func sliderStyle(_ style: some SliderStyle) -> some View {
        controlStyle(of: SliderFamily.self) { style.makeBody(configuration: $0) }
    }
}
