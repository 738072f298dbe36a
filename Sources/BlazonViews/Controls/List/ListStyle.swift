public import Blazon

/// How lists look.
///
/// ```swift
/// struct Numbered: ListStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             ForEach(configuration.rows) { row in
///                 HStack {
///                     Text("\(row.id + 1).").foregroundStyle(row.isSelected ? .accent : .secondaryText)
///                     row.label
///                 }
///             }
///         }
///     }
/// }
/// extension ListStyle where Self == Numbered {
///     static var numbered: Self { Self() }
/// }
///
/// List(names, id: \.self, selection: $name) { Text($0) }.listStyle(.numbered)
/// ```
///
/// SwiftUI's lists cannot be styled by others; here a style is given the rows.
public protocol ListStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a list.
    typealias Configuration = ListStyleConfiguration

    /// Makes the view of a list.
    ///
    /// - Parameter configuration: The parts and the state of a list.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a list, as views.
public typealias ListStyleConfiguration = ListConfiguration<AnyView>

enum ListFamily: StyleFamily {
    typealias Configuration = ListStyleConfiguration
    typealias Output = AnyView
}

extension View {
    /// The look of all lists below.
    ///
    /// - Parameter style: A built-in one, such as `.automatic`, or one of the app's own.
    public func listStyle(_ style: some ListStyle) -> some View {
        controlStyle(of: ListFamily.self) { style.makeBody(configuration: $0) }
    }
}
