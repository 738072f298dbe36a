public import Blazon

/// How toggles look.
///
/// A style is given the label and whether the toggle is on, which it may turn:
///
/// ```swift
/// struct Lamp: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button {
///             configuration.isOn.toggle()
///         } label: {
///             HStack {
///                 Text(configuration.isOn ? "●" : "○").foregroundStyle(configuration.isOn ? .success : .inactiveIcon)
///                 configuration.label
///             }
///         }
///         .buttonStyle(.plain)
///     }
/// }
/// extension ToggleStyle where Self == Lamp {
///     static var lamp: Self { Self() }
/// }
///
/// Toggle("Wi-Fi", isOn: $isWiFiOn).toggleStyle(.lamp)
/// ```
///
/// The toggle answers the keyboard in every style, also where the style draws nothing that can be used.
public protocol ToggleStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Makes the view of a toggle.
    ///
    /// - Parameter configuration: The label, and whether the toggle is on.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, its label as a view.
public typealias ToggleStyleConfiguration = ToggleConfiguration<AnyView>

enum ToggleFamily: StyleFamily {
    typealias Configuration = ToggleStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all toggles below.
    ///
    /// - Parameter style: One of the built-in ones, such as `.checkbox`, or of the app's own.
    public func toggleStyle(_ style: some ToggleStyle) -> some View {
        controlStyle(of: ToggleFamily.self) { style.makeBody(configuration: $0) }
    }
}
