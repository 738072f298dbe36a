public import Blazon

/// How contents with a label look.
///
/// ```swift
/// struct Above: LabeledContentStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             configuration.label.foregroundStyle(.secondaryText)
///             configuration.content
///         }
///     }
/// }
/// extension LabeledContentStyle where Self == Above {
///     static var above: Self { Self() }
/// }
///
/// LabeledContent("Version", value: "1.2").labeledContentStyle(.above)
/// ```
public protocol LabeledContentStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of content with a label.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Makes the view of content with a label.
    ///
    /// - Parameter configuration: The parts and the state of content with a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of content with a label, as views.
public typealias LabeledContentStyleConfiguration = LabeledContentConfiguration<AnyView>

enum LabeledContentFamily: StyleFamily {
    typealias Configuration = LabeledContentStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all contents with a label below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
        controlStyle(of: LabeledContentFamily.self) { style.makeBody(configuration: $0) }
    }
}
