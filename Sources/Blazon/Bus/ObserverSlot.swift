import Synchronization

/// The place of one component on a bus.
///
/// `@unchecked`: the weak references are never assigned again, and loading one is safe on any thread;
/// `refreshedRound` is touched only by whoever drains the lane, one at a time and with the lane's lock in between.
final class ObserverSlot: @unchecked Sendable {
    /// Not kept: the registry, which the lane keeps, keeps its places.
    private(set) weak var lane: DeliveryLane?
    private weak var component: (any StyleUpdatable)?
    private let cancelled = Atomic(false)
    private let needsUpdate = Atomic(false)

    /// The round of the lane that the component has seen.
    private var refreshedRound: UInt64

    init(_ component: any StyleUpdatable, lane: DeliveryLane, refreshedRound: UInt64) {
        self.component = component
        self.lane = lane
        self.refreshedRound = refreshedRound
    }

    /// The component, unless it has died or its observation was cancelled. Whoever asks may be the last to let it go: not
    /// to be called under a lock, but for a component that the caller holds.
    var target: (any StyleUpdatable)? { isCancelled ? nil : component }

    /// Asks for one more call, whatever round the component has seen.
    func setNeedsUpdate() { needsUpdate.store(true, ordering: .releasing) }

    /// Whether the component is to be called in a round; it counts as called then. For whoever drains the lane.
    func takeTurn(in round: UInt64) -> Bool {
        let isAsked = needsUpdate.load(ordering: .relaxed) && needsUpdate.exchange(false, ordering: .acquiring)
        guard isAsked || refreshedRound < round else { return false }
        refreshedRound = round
        return true
    }

    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

    func cancel() { cancelled.store(true, ordering: .releasing) }
}
