public import Blazon

/// How pickers look.
///
/// ```swift
/// struct Stars: PickerStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.label
///             ForEach(configuration.choices) { choice in
///                 Text(choice.isSelected ? "★" : "☆").onTapGesture { choice.select() }
///             }
///         }
///     }
/// }
/// extension PickerStyle where Self == Stars {
///     static var stars: Self { Self() }
/// }
///
/// Picker("Rating", selection: $rating) { ForEach(1..<6) { Text("\($0)").tag($0) } }.pickerStyle(.stars)
/// ```
///
/// SwiftUI's pickers cannot be styled by others; here a style is given the choices.
public protocol PickerStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a picker.
    typealias Configuration = PickerStyleConfiguration

    /// Makes the view of a picker.
    ///
    /// - Parameter configuration: The parts and the state of a picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a picker, as views.
public typealias PickerStyleConfiguration = PickerConfiguration<AnyView>

enum PickerFamily: StyleFamily {
    typealias Configuration = PickerStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all pickers below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func pickerStyle(_ style: some PickerStyle) -> some View {
        controlStyle(of: PickerFamily.self) { style.makeBody(configuration: $0) }
    }
}
