public import Blazon

/// How buttons look, and how they look while they are held down.
///
/// A style is given the button's role and label and whether it is pressed; what the button does stays the control's affair:
///
/// ```swift
/// struct Chip: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///             .padding(.horizontal, 1)
///             .background(configuration.isPressed ? .highlightedCard : .card)
///     }
/// }
/// extension ButtonStyle where Self == Chip {
///     static var chip: Self { Self() }
/// }
///
/// Button("Save") { model.save() }.buttonStyle(.chip)
/// ```
///
/// Whether the button can be used and hears the keyboard is read from the environment: `@Environment(\.isEnabled)`,
/// `@Environment(\.isFocused)`. A style that decides when the action runs is a ``PrimitiveButtonStyle``.
public protocol ButtonStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view of a button.
    ///
    /// - Parameter configuration: The button's role and label, and whether it is held down.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, its label as a view.
public typealias ButtonStyleConfiguration = ButtonConfiguration<AnyView>

extension View {
    /// The look of all buttons below.
    ///
    /// - Parameter style: One of the built-in ones, such as `.bordered`, or of the app's own.
    public func buttonStyle(_ style: some ButtonStyle) -> some View {
        controlStyle(of: ButtonFamily.self) { style.makeBody(configuration: $0.pressable) }
    }
}
