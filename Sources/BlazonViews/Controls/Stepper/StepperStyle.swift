public import Blazon

/// How steppers look.
///
/// ```swift
/// struct Arrows: StepperStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.label
///             Button("↓") { configuration.onDecrement?() }.disabled(configuration.onDecrement == nil)
///             Button("↑") { configuration.onIncrement?() }.disabled(configuration.onIncrement == nil)
///         }
///     }
/// }
/// extension StepperStyle where Self == Arrows {
///     static var arrows: Self { Self() }
/// }
///
/// Stepper("Copies", value: $copies, in: 1...9).stepperStyle(.arrows)
/// ```
///
/// SwiftUI has no such family; here a stepper can be styled as any control.
public protocol StepperStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a stepper.
    typealias Configuration = StepperStyleConfiguration

    /// Makes the view of a stepper.
    ///
    /// - Parameter configuration: The parts and the state of a stepper.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a stepper, as views.
public typealias StepperStyleConfiguration = StepperConfiguration<AnyView>

enum StepperFamily: StyleFamily {
    typealias Configuration = StepperStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all steppers below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func stepperStyle(_ style: some StepperStyle) -> some View {
        controlStyle(of: StepperFamily.self) { style.makeBody(configuration: $0) }
    }
}
