import Synchronization

/// The components that are refreshed in one isolation, in the order in which they registered.
///
/// A post notes what has changed; a drain calls those who are interested. Only one drain runs at a time: a post that finds
/// one at work leaves its note, and the drain goes round again. So no component is called by two threads at once, none twice
/// for one change, and none ends on an old one.
final class DeliveryLane: Sendable {
    let isolation: LaneIsolation
    private let state = Lock(LaneState())
    /// Changed under the lock, so that what is decided there holds until it is released.
    private let posts = Atomic<UInt64>(0)

    init(_ isolation: LaneIsolation) { self.isolation = isolation }

    /// How many posts there were: a component is up to date with them if it reads its style from now on.
    var round: UInt64 { posts.load(ordering: .acquiring) }

    /// How many places are taken, those of dead components included.
    var slotCount: Int { state.withLock { $0.registry.count } }

    // MARK: - Components

    /// The registration of a component, if it has one here. The caller keeps the component alive.
    func serial(of component: any StyleUpdatable) -> UInt64? {
        state.withLock { $0.serial(of: component) }
    }

    /// Registers a component at the end, unless it is registered. The caller keeps the component alive.
    ///
    /// - Parameters:
    ///   - component: Whom to call.
    ///   - interest: What to call it for.
    ///   - round: The round that it is up to date with; nil if it has not been called yet.
    func register(_ component: any StyleUpdatable, interest: UInt64, upTo round: UInt64?) -> UInt64 {
        let (serial, isOutdated, isSweepDue) = state.withLock { state in
            let isOutdated = round != self.round
            let (serial, isSweepDue) = state.register(component, interest: interest, isOutdated: isOutdated)
            return (serial, isOutdated, isSweepDue)
        }
        if isSweepDue { sweep() }
        if isOutdated { requestDrain() }
        return serial
    }

    /// Whether a component is alive and was not cancelled.
    func isActive(_ serial: UInt64) -> Bool {
        // Taken out of the lock: to let a component go may be to run its deinit.
        state.withLock { Unlocked(value: $0.component(serial)) }.value != nil
    }

    func cancel(_ serial: UInt64) { state.withLock { $0.cancel(serial) } }

    /// One component has to be called once more, later.
    func setNeedsUpdate(_ serial: UInt64) {
        if state.withLock({ $0.setNeedsUpdate(serial) }) { hop() }
    }

    /// One component, which is registered here, has to be called once more: at once, if that is possible here.
    func refresh(_ serial: UInt64) {
        if state.withLock({ $0.refresh(serial) }) { requestDrain() }
    }

    /// A component that this lane had to pass by can be called now.
    func callBack() {
        state.withLock { $0.callAsked() }
        requestDrain()
    }

    /// One component is interested in more than it has read when it was called last.
    ///
    /// - Parameters:
    ///   - serial: Its registration.
    ///   - reads: What it has read by itself.
    ///   - round: The round of the lane before it did.
    func widen(_ serial: UInt64, by reads: StyleReads, upTo round: UInt64) {
        if state.withLock({ $0.widen(serial, by: reads, isOutdated: round != self.round) }) { hop() }
    }

    /// Carries a component out of a lock, to one thread alone.
    private struct Unlocked: @unchecked Sendable {
        let value: (any StyleUpdatable)?
    }

    // MARK: - Changes

    /// Calls everybody who has read some of what has changed.
    func post(_ changed: StyleReads) {
        let concernsSomebody = state.withLock { state in
            posts.add(1, ordering: .acquiringAndReleasing)
            return state.post(changed)
        }
        if concernsSomebody { requestDrain() }
    }

    /// Drains at once where the caller is in the lane's isolation, else in a hop.
    private func requestDrain() {
        switch isolation {
        case .immediate: drain()
        case .main(let loop): if loop.isCurrent() { drain() } else { hop() }
        // An actor cannot be asked whether the caller is on it. A component that has outlived its actor belongs to none.
        case .actor(let actor): if actor.value == nil { drain() } else { hop() }
        }
    }

    /// Drains the lane in its isolation, later. One hop at most is waiting, which later ones join.
    private func hop() {
        switch isolation {
        case .immediate: break
        case .main(let loop):
            if state.withLock({ $0.beginHop() }) { loop.enqueue { self.finishHop() } }
        case .actor(let actor):
            guard let actor = actor.value, state.withLock({ $0.beginHop() }) else { return }
            Task { await self.finishHop(on: actor) }
        }
    }

    private func finishHop(on actor: isolated any Actor) { finishHop() }

    private func finishHop() {
        state.withLock { $0.finishHop() }
        drain()
    }

    /// Goes round for as long as there is something new, unless a walk is under way, which then does so.
    private func drain() {
        while let walk = state.withLock({ $0.beginWalk(of: self) }) {
            let dead = walk.run()
            state.withLock { $0.endWalk(dead: dead) }
        }
    }

    /// Frees the places of the dead. Nobody is called, so it may be done on any thread.
    func sweep() {
        guard let walk = state.withLock({ $0.beginSweep(of: self) }) else { return }
        let dead = walk.markTheDead()
        let hasPending = state.withLock { state in
            state.endWalk(dead: dead)
            return state.hasPending
        }
        // A post that came meanwhile has left its note to this walk, which called nobody.
        if hasPending { requestDrain() }
    }
}
