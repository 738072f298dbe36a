public import Blazon

/// How tables look.
///
/// ```swift
/// struct Headless: TableStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             ForEach(configuration.rows) { row in
///                 HStack {
///                     row.choice.label
///                     ForEach(Array(row.cells.enumerated()), id: \.offset) { $0.element }
///                 }
///             }
///         }
///     }
/// }
/// extension TableStyle where Self == Headless {
///     static var headless: Self { Self() }
/// }
///
/// Table(people) { … }.tableStyle(.headless)
/// ```
///
/// SwiftUI's tables cannot be styled by others; here a style is given the cells.
public protocol TableStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a table.
    typealias Configuration = TableStyleConfiguration

    /// Makes the view of a table.
    ///
    /// - Parameter configuration: The parts and the state of a table.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a table, as views.
public typealias TableStyleConfiguration = TableConfiguration<AnyView>

enum TableFamily: StyleFamily {
    typealias Configuration = TableStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all tables below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func tableStyle(_ style: some TableStyle) -> some View {
        controlStyle(of: TableFamily.self) { style.makeBody(configuration: $0) }
    }
}
