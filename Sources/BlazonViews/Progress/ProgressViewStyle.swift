public import Blazon

/// How progress looks: what is made of a fraction and its labels.
///
/// A style may contain the control itself, which then gets the next outer style, or the default:
///
/// ```swift
/// struct Bracketed: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack(spacing: 0) {
///             Text("<")
///             ProgressView(configuration)
///             Text(">")
///         }
///     }
/// }
/// extension ProgressViewStyle where Self == Bracketed {
///     static var bracketed: Self { Self() }
/// }
///
/// ProgressView(value: 0.5).progressViewStyle(.bracketed)
/// ```
public protocol ProgressViewStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Makes the view of a progress view.
    ///
    /// - Parameter configuration: How far it has come, and its labels.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The short name that some write.
public typealias ProgressStyle = ProgressViewStyle

/// The parts of a progress view, its labels as views.
public typealias ProgressViewStyleConfiguration = ProgressConfiguration<AnyView>

enum ProgressFamily: StyleFamily {
    typealias Configuration = ProgressViewStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all progress views below.
    ///
    /// - Parameter style: One of the built-in ones, such as `.linear`, or of the app's own.
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
        settingValues { values in
            values.pushStyle(of: ProgressFamily.self) { AnyView(style.makeBody(configuration: $0)) }
        }
    }
}
