import Synchronization

/// The part of a bus that knows the components: it finds the lane of each, and posts to all lanes.
final class StyleDispatcher: Sendable {
    private let mainLoop: MainLoop
    private let immediate: DeliveryLane
    private let main: DeliveryLane
    /// The lanes of global actors other than the main one, and of actors whose code registered a component.
    private let actors = Lock([ObjectIdentifier: DeliveryLane]())
    /// The lanes of actors that died, whose place another actor has taken.
    private let abandoned = Lock([DeliveryLane]())
    private let hasActorLanes = Atomic(false)
    /// At how many lanes of actors the next look for empty ones is due.
    private let laneLimit = Atomic(64)

    init(mainLoop: MainLoop) {
        self.mainLoop = mainLoop
        immediate = DeliveryLane(.immediate)
        main = DeliveryLane(.main(mainLoop))
    }

    /// Every lane there is.
    private var lanes: [DeliveryLane] { [immediate, main] + actorLanes }

    private var actorLanes: [DeliveryLane] { actors.withLock { Array($0.values) } + abandoned.withLock { $0 } }

    /// How many places are taken, those of dead components included.
    var slotCount: Int { lanes.reduce(0) { $0 + $1.slotCount } }

    /// Brings up to date whoever has read some of what has changed, in all lanes.
    func post(_ changed: StyleReads) {
        // Those elsewhere first, so that they are on their way while the ones here are called.
        if hasActorLanes.load(ordering: .acquiring) { for lane in actorLanes { lane.post(changed) } }
        if mainLoop.isCurrent() {
            immediate.post(changed)
            main.post(changed)
        } else {
            main.post(changed)
            immediate.post(changed)
        }
    }

    func observeAndUpdate(
        _ component: any StyleUpdatable,
        delivery: StyleDelivery,
        tracking: StyleTracking,
        isolation: (any Actor)?
    ) -> StyleObservation {
        if let observation = observation(of: component) {
            // Called by its lane, where it belongs and never twice at once; or by nobody, if it asks inside of such a call.
            if !RefreshFrame.isRefreshing(component) { observation.refresh() }
            return observation
        }
        let lane = lane(for: delivery, isolation: isolation)
        let isDueElsewhere = delivery == .main && !mainLoop.isCurrent()
        // Registered only when its first call has returned, so that no other thread can call it meanwhile. A change
        // that comes in between raises the round, and is made up for.
        let round = isDueElsewhere ? nil : lane.round
        let reads = isDueElsewhere ? nil : RefreshFrame.refresh(component)
        let interest = ObserverSlot.Interest.word(for: reads ?? .everything, tracking: tracking)
        return StyleObservation(lane: lane, serial: lane.register(component, interest: interest, upTo: round))
    }

    /// The registration of a component, in whichever lane.
    private func observation(of component: any StyleUpdatable) -> StyleObservation? {
        func find(in lane: DeliveryLane) -> StyleObservation? {
            lane.serial(of: component).map { StyleObservation(lane: lane, serial: $0) }
        }
        return find(in: immediate) ?? find(in: main)
            ?? (hasActorLanes.load(ordering: .acquiring) ? actorLanes.lazy.compactMap(find).first : nil)
    }

    private func lane(for delivery: StyleDelivery, isolation: (any Actor)?) -> DeliveryLane {
        switch delivery {
        case .immediate: immediate
        case .main: main
        case .automatic:
            if let isolation {
                isolation === MainActor.shared ? main : lane(of: isolation)
            } else {
                mainLoop.isCurrent() ? main : immediate
            }
        }
    }

    private func lane(of actor: any Actor) -> DeliveryLane {
        let id = ObjectIdentifier(actor)
        while true {
            let known = actors.withLock { $0[id] }
            // Looked at without the lock, since to look at a weak reference may be to release its object last.
            if let known, known.isolation.actor === actor { return known }
            hasActorLanes.store(true, ordering: .releasing)
            let lane = DeliveryLane(.actor(.init(actor)))
            let isAdded = actors.withLock { lanes in
                guard lanes[id] === known else { return false }
                lanes[id] = lane
                return true
            }
            guard isAdded else { continue }
            if let known { abandoned.withLock { $0.append(known) } }
            forgetEmptyLanes()
            return lane
        }
    }

    /// The lane of an actor that died goes on without it, for the components that have outlived their actor. Once they have
    /// died, too, it is forgotten, when there are twice as many lanes as the last time.
    private func forgetEmptyLanes() {
        let all = actorLanes
        guard all.count >= laneLimit.load(ordering: .relaxed) else { return }
        let useless = all.filter { lane in
            guard lane.isolation.actor == nil else { return false }
            lane.sweep()
            return lane.slotCount == 0
        }
        let ids = Set(useless.map(ObjectIdentifier.init))
        actors.withLock { lanes in lanes = lanes.filter { !ids.contains(ObjectIdentifier($0.value)) } }
        abandoned.withLock { lanes in lanes.removeAll { ids.contains(ObjectIdentifier($0)) } }
        laneLimit.store(max(64, 2 * (all.count - useless.count)), ordering: .relaxed)
    }
}
