/// Where a component's `updateStyle()` is called.
public enum StyleDelivery: Sendable, Hashable {
    /// Where it was registered.
    ///
    /// On main if that was the main actor, or nonisolated code while on main; on the actor if it was another one; else
    /// as ``immediate``.
    case automatic
    /// On the thread that makes the change, before the setter returns. Of two threads that make changes one calls for
    /// both; the component has to stand being called from different threads, one after the other.
    case immediate
    /// On main: at once where the change is made on main, else in one hop for all such components.
    case main
}
