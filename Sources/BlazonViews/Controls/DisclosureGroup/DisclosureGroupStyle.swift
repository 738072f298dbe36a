public import Blazon

/// How groups that disclose their content look.
///
/// ```swift
/// struct PlusMinus: DisclosureGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             Button {
///                 configuration.isExpanded.toggle()
///             } label: {
///                 HStack {
///                     Text(configuration.isExpanded ? "-" : "+")
///                     configuration.label
///                 }
///             }
///             if configuration.isExpanded { configuration.content }
///         }
///     }
/// }
/// extension DisclosureGroupStyle where Self == PlusMinus {
///     static var plusMinus: Self { Self() }
/// }
///
/// DisclosureGroup("Advanced") { … }.disclosureGroupStyle(.plusMinus)
/// ```
public protocol DisclosureGroupStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a group that discloses its content.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Makes the view of a group that discloses its content.
    ///
    /// - Parameter configuration: The parts and the state of a group that discloses its content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group that discloses its content, as views.
public typealias DisclosureGroupStyleConfiguration = DisclosureGroupConfiguration<AnyView>

enum DisclosureGroupFamily: StyleFamily {
    typealias Configuration = DisclosureGroupStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all groups that disclose their content below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
        controlStyle(of: DisclosureGroupFamily.self) { style.makeBody(configuration: $0) }
    }
}
