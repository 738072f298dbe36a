/// A component's place on a bus, for those who want to leave before they die.
///
/// It may be dropped: a component stays registered until it dies.
public struct StyleObservation: Sendable {
    let slot: ObserverSlot

    /// Whether the component is alive and hears of changes.
    public var isActive: Bool { slot.target != nil }

    /// Ends the observation. A call of `updateStyle()` that is under way on another thread is completed, and none begins
    /// after it. To cancel again does nothing, nor does it touch a later registration of the same component.
    public func cancel() { slot.cancel() }
}
