/// A sort of control whose look outsiders may write: what its styles are given, and what they make of it.
///
/// A toolkit declares one family for each control that can be styled, over views of its own. All that SwiftUI's
/// styles do follows from ``StyleValues/pushStyle(of:_:)`` and ``StyleValues/innermostStyle(of:)``:
///
/// ```swift
/// enum BadgeFamily: StyleFamily {
///     typealias Configuration = LabelConfiguration<any Drawable>
///     typealias Output = any Drawable
/// }
/// protocol BadgeStyle { func makeBody(configuration: BadgeFamily.Configuration) -> any Drawable }
///
/// extension StyleValues {
///     func badgeStyle(_ style: some BadgeStyle) -> StyleValues {
///         var copy = self
///         copy.pushStyle(of: BadgeFamily.self) { style.makeBody(configuration: $0) }
///         return copy
///     }
/// }
///
/// func draw(_ badge: BadgeFamily.Configuration, _ values: StyleValues) -> String {
///     guard let style = values.innermostStyle(of: BadgeFamily.self) else { return drawAsUsual(badge, values) }
///     return style.makeBody(badge).draw(style.outerValues)
/// }
/// ```
public protocol StyleFamily {
    /// What a style is given: the parts and the state of one control.
    associatedtype Configuration
    /// What a style makes of it: a view of the toolkit's, a string, anything.
    associatedtype Output
}
