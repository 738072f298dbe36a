/// Which changes a component is refreshed for.
public enum StyleTracking: Sendable, Hashable {
    /// Every change.
    case everything
    /// The changes of what its last `updateStyle()` has read: roles, the variant, values of the theme, words.
    ///
    /// It is a promise: all that the component reads from a store or a word, it reads inside `updateStyle()`. A component
    /// that reads nothing there is refreshed for every change. What it reads in a call of its own, which no bus makes, adds
    /// to what it is refreshed for, as long as it goes through the palette or the variant of a store.
    case reads
}
