/// A component of any toolkit that can bring its look up to date.
///
/// ```swift
/// final class Header: StyleUpdatable {
///     init() { observeAndUpdateStyle() }          // registers, and runs updateStyle() once
///     func updateStyle() { widget.background = ThemeStore.shared.palette[.appBar] }
/// }
/// ```
///
/// A class of the main actor conforms with `@MainActor StyleUpdatable`, and is then refreshed on the main actor.
/// The component stores nothing for it; when it dies, it is gone from the bus.
public protocol StyleUpdatable: AnyObject {
    /// Reads the palette, the words and whatever else may change, and shows them.
    ///
    /// The bus calls it once for each change, never twice at once. It may do anything: register and cancel components,
    /// let them die, change the theme. A change that it makes is followed by another round after this one, so a component
    /// must not change the theme at every call.
    func updateStyle()
}
