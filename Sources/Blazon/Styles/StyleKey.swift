/// The key of a value in ``StyleValues``.
///
/// ```swift
/// enum RowHeight: StyleKey {
///     static let defaultValue = 1
/// }
/// extension StyleValues {
///     var rowHeight: Int {
///         get { self[RowHeight.self] }
///         set { self[RowHeight.self] = newValue }
///     }
/// }
/// ```
public protocol StyleKey {
    /// What is stored. It need not be `Sendable`.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}
