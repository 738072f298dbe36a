public import Blazon

/// How group boxes look.
///
/// ```swift
/// struct Card: GroupBoxStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             configuration.label.bold()
///             configuration.content
///         }
///         .padding(1)
///         .background(.card)
///     }
/// }
/// extension GroupBoxStyle where Self == Card {
///     static var card: Self { Self() }
/// }
///
/// GroupBox("Network") { … }.groupBoxStyle(.card)
/// ```
public protocol GroupBoxStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a group box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Makes the view of a group box.
    ///
    /// - Parameter configuration: The parts and the state of a group box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box, as views.
public typealias GroupBoxStyleConfiguration = GroupBoxConfiguration<AnyView>

enum GroupBoxFamily: StyleFamily {
    typealias Configuration = GroupBoxStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all group boxes below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
        controlStyle(of: GroupBoxFamily.self) { style.makeBody(configuration: $0) }
    }
}
