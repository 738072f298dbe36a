/// The components that are refreshed in one isolation, in the order in which they registered.
///
/// A post raises the lane's round; a drain calls everybody who has not seen that round yet. Only one drain runs at a
/// time: a post that finds one at work leaves a mark, and the drain goes round again. So no component is called by two
/// threads at once, none twice for one round, and none ends on an old one.
final class DeliveryLane: Sendable {
    /// Where the components of the lane are called.
    enum Isolation: Sendable {
        case immediate
        case main(MainLoop)
        case actor(WeakActor)

        /// The actor of the lane, while it lives; nil for the other two.
        var actor: (any Actor)? {
            if case .actor(let actor) = self { actor.value } else { nil }
        }
    }

    /// Does not keep its actor: a component that the actor owns would keep both.
    struct WeakActor: @unchecked Sendable {
        private(set) weak var value: (any Actor)?

        init(_ actor: any Actor) { value = actor }
    }

    private struct State {
        /// How many posts there were, and one.
        var round: UInt64 = 1
        var isDraining = false
        /// Whether there is work that a drain under way may have passed by.
        var isDirty = false
        /// Whether a hop to the isolation is waiting; later posts join it.
        var isHopWaiting = false
    }

    let isolation: Isolation
    private let registry: ObserverRegistry
    private let state = Lock(State())

    init(_ isolation: Isolation, registry: ObserverRegistry) {
        self.isolation = isolation
        self.registry = registry
    }

    /// The round that a component is up to date with if it reads its style from now on.
    var round: UInt64 { state.withLock { $0.round } }

    /// Everybody has to be refreshed.
    func post() {
        state.withLock { state in
            state.round += 1
            state.isDirty = true
        }
        requestDrain()
    }

    /// A component has registered that is up to date with `round`; if changes came since, it has to be refreshed.
    func registered(upTo round: UInt64) {
        let isOutdated = state.withLock { state in
            guard round < state.round else { return false }
            state.isDirty = true
            return true
        }
        if isOutdated { requestDrain() }
    }

    /// One component has to be refreshed, later.
    func setNeedsUpdate(_ slot: ObserverSlot) {
        slot.setNeedsUpdate()
        state.withLock { $0.isDirty = true }
        hop()
    }

    /// Drains at once where the caller is in the lane's isolation, else in a hop.
    private func requestDrain() {
        switch isolation {
        case .immediate: drain()
        case .main(let loop): if loop.isCurrent() { drain() } else { hop() }
        // An actor cannot be asked whether the caller is on it.
        case .actor: hop()
        }
    }

    /// Drains the lane in its isolation, later. One hop at most is waiting, which later ones join.
    private func hop() {
        switch isolation {
        case .immediate: break
        case .main(let loop):
            if beginHop() { loop.enqueue { self.finishHop() } }
        case .actor(let actor):
            guard let actor = actor.value, beginHop() else { return }
            Task { await self.finishHop(on: actor) }
        }
    }

    /// Whether the caller has to hop: false where a hop is waiting, or where there is nobody to hop for.
    private func beginHop() -> Bool {
        guard !registry.slots(in: self).isEmpty else { return false }
        return state.withLock { state in
            defer { state.isHopWaiting = true }
            return !state.isHopWaiting
        }
    }

    private func finishHop(on actor: isolated any Actor) { finishHop() }

    private func finishHop() {
        state.withLock { $0.isHopWaiting = false }
        drain()
    }

    /// Calls everybody who has not seen the latest round, and goes round again for as long as there is something new.
    private func drain() {
        while let round = state.withLock({ Self.beginRound(&$0) }) {
            var hasDead = false
            for slot in registry.slots(in: self) where slot.takeTurn(in: round) {
                if let component = slot.target { RefreshStack.refresh(component) } else { hasDead = true }
            }
            if hasDead { registry.sweep() }
            state.withLock { $0.isDraining = false }
        }
    }

    private static func beginRound(_ state: inout State) -> UInt64? {
        guard state.isDirty, !state.isDraining else { return nil }
        state.isDirty = false
        state.isDraining = true
        return state.round
    }
}
