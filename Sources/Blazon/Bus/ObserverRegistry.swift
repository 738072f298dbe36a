/// All components of one bus: found by identity, walked by lane in the order in which they registered, none kept alive.
///
/// Dead places are swept out when as many components have registered as were alive at the last sweep, and after a walk
/// that met some; so they stay in proportion to the living even if nobody ever posts, at a constant cost a registration.
final class ObserverRegistry: Sendable {
    private struct State {
        var slots: [ObjectIdentifier: [ObserverSlot]] = [:]
        var index: [ObjectIdentifier: ObserverSlot] = [:]
        var registrationsUntilSweep = State.leastSweep

        static let leastSweep = 256
    }

    private let state = Lock(State())

    /// The place of a component, a new one at the end of the lane unless it has one already.
    ///
    /// - Parameters:
    ///   - component: Kept alive by the caller, so that no release under the lock can be the last one.
    ///   - lane: Where a new place is made.
    ///   - round: The round of the lane that the component has seen.
    func register(_ component: any StyleUpdatable, in lane: DeliveryLane, round: UInt64) -> ObserverSlot {
        let (slot, isSweepDue) = state.withLock { state -> (ObserverSlot, Bool) in
            let id = ObjectIdentifier(component)
            // A place whose component died may bear the same address; it has no target any more.
            if let slot = state.index[id], slot.target != nil { return (slot, false) }
            let slot = ObserverSlot(component, lane: lane, refreshedRound: round)
            state.index[id] = slot
            state.slots[ObjectIdentifier(lane), default: []].append(slot)
            state.registrationsUntilSweep -= 1
            return (slot, state.registrationsUntilSweep <= 0)
        }
        if isSweepDue { sweep() }
        return slot
    }

    /// The place of a component that is registered and was not cancelled.
    func slot(of component: any StyleUpdatable) -> ObserverSlot? {
        let slot = state.withLock { $0.index[ObjectIdentifier(component)] }
        return slot?.target == nil ? nil : slot
    }

    /// The places of one lane in order, those of the dead included.
    func slots(in lane: DeliveryLane) -> [ObserverSlot] {
        state.withLock { $0.slots[ObjectIdentifier(lane)] ?? [] }
    }

    /// How many places are taken, those of the dead included.
    var slotCount: Int {
        state.withLock { $0.slots.values.reduce(0) { $0 + $1.count } }
    }

    /// Frees the places of components that have died or were cancelled.
    func sweep() {
        // To look at a weak reference may be to release its object last, and its deinit may register or cancel: the
        // looking is done without the lock. A place that is found dead stays dead.
        let all = state.withLock { $0.slots.values.flatMap { $0 } }
        for slot in all where slot.target == nil { slot.cancel() }
        state.withLock { state in
            for (lane, slots) in state.slots {
                let live = slots.filter { !$0.isCancelled }
                state.slots[lane] = live.isEmpty ? nil : live
            }
            state.index = state.index.filter { !$0.value.isCancelled }
            state.registrationsUntilSweep = max(State.leastSweep, state.index.count)
        }
    }
}
