/// A component's place on a bus, for those who want to leave before they die.
///
/// It may be dropped: a component stays registered until it dies.
public struct StyleObservation: Sendable {
    let lane: DeliveryLane
    private let serial: UInt64

    init(lane: DeliveryLane, serial: UInt64) {
        self.lane = lane
        self.serial = serial
    }

    /// Whether the component is alive and hears of changes.
    public var isActive: Bool { lane.isActive(serial) }

    /// Has `updateStyle()` called once more where the component belongs, for changes that no bus knows of.
    ///
    /// It may be called on any thread, and never calls the component itself: on main or on an actor it hops, and several
    /// calls before the hop are one. A component that is refreshed immediately has no place to hop to; it is called with
    /// the next change.
    public func setNeedsUpdate() { lane.setNeedsUpdate(serial) }

    /// Ends the observation.
    ///
    /// In the component's own isolation, no call begins after this. On another thread, one that was just about to begin may
    /// still be made. To cancel again does nothing, nor does it touch a later registration of the same component.
    public func cancel() { lane.cancel(serial) }

    func refresh() { lane.refresh(serial) }

    /// Whether a bus is calling the component on this thread.
    package func isRefreshing(_ component: any StyleUpdatable) -> Bool { RefreshFrame.isRefreshing(component) }

    /// Runs what a component that tracks its reads does by itself, without a bus: what it reads adds to what it is refreshed
    /// for.
    package func addingReads(of component: any StyleUpdatable, _ body: () -> Void) {
        let round = lane.round
        lane.widen(serial, by: RefreshFrame.readsOfCall(of: component, body), upTo: round)
    }
}
