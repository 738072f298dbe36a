public import Blazon

/// How text fields and secure fields look: what stands around the text.
///
/// ```swift
/// struct Search: TextFieldStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             Text("/").foregroundStyle(.secondaryText)
///             configuration.content
///             if !configuration.text.isEmpty {
///                 Button("x") { configuration.text = "" }.buttonStyle(.plain)
///             }
///         }
///     }
/// }
/// extension TextFieldStyle where Self == Search {
///     static var search: Self { Self() }
/// }
///
/// TextField("Search", text: $query).textFieldStyle(.search)
/// ```
///
/// SwiftUI keeps the requirement of its protocol to itself; here it is `makeBody(configuration:)`, as in every other family.
public protocol TextFieldStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a text field.
    typealias Configuration = TextFieldStyleConfiguration

    /// Makes the view of a text field.
    ///
    /// - Parameter configuration: The text, as a view and as a value, and the label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a text field, its label and its text as views.
public typealias TextFieldStyleConfiguration = TextFieldConfiguration<AnyView>

enum TextFieldFamily: StyleFamily {
    typealias Configuration = TextFieldStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all text fields and secure fields below.
    ///
    /// - Parameter style: One of the built-in ones, such as `.roundedBorder`, or of the app's own.
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
        controlStyle(of: TextFieldFamily.self) { style.makeBody(configuration: $0) }
    }
}
