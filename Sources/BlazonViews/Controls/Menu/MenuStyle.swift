public import Blazon

/// How menus look.
///
/// ```swift
/// struct Underlined: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             configuration.label.underline()
///             if configuration.isExpanded { configuration.content }
///         }
///     }
/// }
/// extension MenuStyle where Self == Underlined {
///     static var underlined: Self { Self() }
/// }
///
/// Menu("File") { … }.menuStyle(.underlined)
/// ```
public protocol MenuStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// Makes the view of a menu.
    ///
    /// - Parameter configuration: The parts and the state of a menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, as views.
public typealias MenuStyleConfiguration = MenuConfiguration<AnyView>

enum MenuFamily: StyleFamily {
    typealias Configuration = MenuStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all menus below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func menuStyle(_ style: some MenuStyle) -> some View {
        controlStyle(of: MenuFamily.self) { style.makeBody(configuration: $0) }
    }
}
