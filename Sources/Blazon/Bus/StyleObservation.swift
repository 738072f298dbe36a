/// A component's place on a bus, for those who want to leave before they die.
///
/// It may be dropped: a component stays registered until it dies.
public struct StyleObservation: Sendable {
    let slot: ObserverSlot

    /// Whether the component is alive and hears of changes.
    public var isActive: Bool { slot.target != nil }

    /// Has `updateStyle()` called once more where the component belongs, for changes that no bus knows of.
    ///
    /// It may be called on any thread, and never calls the component itself: on main or on an actor it hops, and several
    /// calls before the hop are one. A component that is refreshed immediately has no place to hop to; it is called with
    /// the next change.
    public func setNeedsUpdate() { slot.lane?.setNeedsUpdate(slot) }

    /// Ends the observation. A call of `updateStyle()` that is under way on another thread is completed, and none begins
    /// after it. To cancel again does nothing, nor does it touch a later registration of the same component.
    public func cancel() { slot.cancel() }
}
