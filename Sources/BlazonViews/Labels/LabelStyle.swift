public import Blazon

/// How labels look: what is made of a title and an icon.
///
/// An app writes a style of its own, and a static member that makes it as easy to find as the built-in ones:
///
/// ```swift
/// struct Stacked: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.icon
///             configuration.title
///         }
///     }
/// }
/// extension LabelStyle where Self == Stacked {
///     static var stacked: Self { Self() }
/// }
///
/// Label("Inbox", icon: "✉").labelStyle(.stacked)
/// ```
///
/// A `Label(configuration)` in the body gets the next outer style, or the default, and never this one again.
public protocol LabelStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Makes the view of a label.
    ///
    /// - Parameter configuration: The label's title and icon.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, as views.
public typealias LabelStyleConfiguration = LabelConfiguration<AnyView>

@usableFromInline
enum LabelFamily: StyleFamily {
    @usableFromInline typealias Configuration = LabelStyleConfiguration
    @usableFromInline typealias Output = AnyView
}

extension View {
    /// The look of all labels below.
    ///
    /// - Parameter style: One of the built-in ones, such as `.titleOnly`, or of the app's own.
    @inlinable
    public func labelStyle(_ style: some LabelStyle) -> some View {
        settingValues { values in
            values.pushStyle(of: LabelFamily.self) { AnyView(style.makeBody(configuration: $0)) }
        }
    }
}
