public import Blazon

/// How groups of controls look.
///
/// ```swift
/// struct Column: ControlGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.content }
///     }
/// }
/// extension ControlGroupStyle where Self == Column {
///     static var column: Self { Self() }
/// }
///
/// ControlGroup { … }.controlGroupStyle(.column)
/// ```
public protocol ControlGroupStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a group of controls.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Makes the view of a group of controls.
    ///
    /// - Parameter configuration: The parts and the state of a group of controls.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls, as views.
public typealias ControlGroupStyleConfiguration = ControlGroupConfiguration<AnyView>

enum ControlGroupFamily: StyleFamily {
    typealias Configuration = ControlGroupStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all groups of controls below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
        controlStyle(of: ControlGroupFamily.self) { style.makeBody(configuration: $0) }
    }
}
