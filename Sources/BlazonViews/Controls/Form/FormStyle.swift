public import Blazon

/// How forms look.
///
/// ```swift
/// struct Airy: FormStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading, spacing: 1) { configuration.content }
///     }
/// }
/// extension FormStyle where Self == Airy {
///     static var airy: Self { Self() }
/// }
///
/// Form { … }.formStyle(.airy)
/// ```
public protocol FormStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a form.
    typealias Configuration = FormStyleConfiguration

    /// Makes the view of a form.
    ///
    /// - Parameter configuration: The parts and the state of a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form, as views.
public typealias FormStyleConfiguration = FormConfiguration<AnyView>

enum FormFamily: StyleFamily {
    typealias Configuration = FormStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all forms below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func formStyle(_ style: some FormStyle) -> some View {
        controlStyle(of: FormFamily.self) { style.makeBody(configuration: $0) }
    }
}
