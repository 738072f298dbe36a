/// All that a lane guards by its lock.
struct LaneState {
    private(set) var registry = ObserverRegistry()
    /// What has changed since the last walk began, and whether somebody asked to be called.
    private var pending: UInt64 = 0
    /// The newest registration at the last post.
    private var posted: UInt64 = 0
    /// Whether a walk is under way: slots must not move.
    private var isWalking = false
    /// Whether a hop to the isolation is waiting; later posts join it.
    private var isHopWaiting = false
    /// Whether somebody asked to be called at the next hop, or with the next post.
    private var isAskedLater = false

    var hasPending: Bool { pending != 0 }

    /// The registration of a component, if it has one. The caller keeps the component alive.
    func serial(of component: any StyleUpdatable) -> UInt64? {
        registry.number(of: component).map { registry.serial($0) }
    }

    /// Registers a component at the end, unless it is registered.
    mutating func register(
        _ component: any StyleUpdatable,
        interest: UInt64,
        isOutdated: Bool
    ) -> (serial: UInt64, isSweepDue: Bool) {
        let known = registry.number(of: component)
        let serial = known.map { registry.serial($0) } ?? registry.append(component, interest: interest)
        if isOutdated { ask(known ?? registry.count - 1) }
        return (serial, registry.isSweepDue && !isWalking)
    }

    mutating func cancel(_ serial: UInt64) {
        if let number = registry.number(serial: serial) { registry.remove(number) }
    }

    /// Adds to what a component is interested in.
    ///
    /// - Parameter isOutdated: Whether a change came meanwhile, so that it has to be called once more.
    /// - Returns: Whether it is to be called.
    mutating func widen(_ serial: UInt64, by reads: StyleReads, isOutdated: Bool) -> Bool {
        guard let number = registry.number(serial: serial) else { return false }
        registry.widen(number, by: reads.rawValue)
        guard isOutdated else { return false }
        ask(number)
        return true
    }

    /// Notes that a registration is to be called once more.
    ///
    /// - Returns: Whether there is such a registration.
    mutating func setNeedsUpdate(_ serial: UInt64) -> Bool {
        guard let number = registry.number(serial: serial) else { return false }
        registry.widen(number, by: ObserverSlot.Interest.isAsked)
        isAskedLater = true
        return true
    }

    /// Has a registration called once more, as soon as that is possible.
    ///
    /// - Returns: Whether there is such a registration.
    mutating func refresh(_ serial: UInt64) -> Bool {
        guard let number = registry.number(serial: serial) else { return false }
        ask(number)
        return true
    }

    /// Has those called who asked for it.
    mutating func callAsked() {
        isAskedLater = false
        pending |= ObserverSlot.Interest.isAsked
    }

    mutating func finishHop() {
        isHopWaiting = false
        if isAskedLater { callAsked() }
    }

    private mutating func ask(_ number: Int) {
        registry.widen(number, by: ObserverSlot.Interest.isAsked)
        pending |= ObserverSlot.Interest.isAsked
    }

    /// Notes what has changed.
    ///
    /// - Returns: Whether that concerns anybody.
    mutating func post(_ changed: StyleReads) -> Bool {
        if isAskedLater { callAsked() }
        // While a walk is under way, a component may just be reading what has changed, and nobody knows it yet.
        guard isWalking || registry.union & changed.rawValue != 0 else { return pending != 0 }
        pending |= changed.rawValue
        posted = registry.lastSerial
        return true
    }

    mutating func beginHop() -> Bool {
        defer { isHopWaiting = true }
        return !isHopWaiting
    }

    /// The walk that is due, if one is and none is under way.
    mutating func beginWalk(of lane: DeliveryLane) -> ObserverWalk? {
        guard pending != 0, !isWalking else { return nil }
        defer { pending = 0 }
        isWalking = true
        return ObserverWalk(
            chunks: registry.chunks,
            posted: registry.count(upTo: posted),
            count: registry.count,
            lane: lane,
            bits: pending
        )
    }

    /// A walk that looks for the dead and calls nobody, if none is under way.
    mutating func beginSweep(of lane: DeliveryLane) -> ObserverWalk? {
        guard !isWalking else { return nil }
        isWalking = true
        return ObserverWalk(chunks: registry.chunks, posted: 0, count: registry.count, lane: lane, bits: 0)
    }

    mutating func endWalk(dead: Int) {
        isWalking = false
        registry.compactIfDue(dead: dead)
    }

    /// A component by its registration, to be let go outside of the lock.
    func component(_ serial: UInt64) -> (any StyleUpdatable)? {
        registry.number(serial: serial).flatMap { registry.component($0) }
    }
}
