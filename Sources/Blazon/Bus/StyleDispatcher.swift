/// The part of a bus that knows the components: it finds the lane of each, and posts to all lanes.
final class StyleDispatcher: Sendable {
    let registry = ObserverRegistry()
    private let mainLoop: MainLoop
    private let immediate: DeliveryLane
    private let main: DeliveryLane
    /// The lanes of global actors other than the main one, and of actors whose code registered a component.
    private let actors = Lock([ObjectIdentifier: DeliveryLane]())

    init(mainLoop: MainLoop) {
        self.mainLoop = mainLoop
        immediate = DeliveryLane(.immediate, registry: registry)
        main = DeliveryLane(.main(mainLoop), registry: registry)
    }

    /// Brings every component up to date, in all lanes.
    func post() {
        // Those elsewhere first, so that they are on their way while the ones here are called.
        for lane in actors.withLock({ Array($0.values) }) { lane.post() }
        if mainLoop.isCurrent() {
            immediate.post()
            main.post()
        } else {
            main.post()
            immediate.post()
        }
    }

    func observeAndUpdate(
        _ component: any StyleUpdatable,
        delivery: StyleDelivery,
        isolation: (any Actor)?
    ) -> StyleObservation {
        if let slot = registry.slot(of: component) {
            RefreshStack.refresh(component)
            return StyleObservation(slot: slot)
        }
        let lane = lane(for: delivery, isolation: isolation)
        let isDueElsewhere = delivery == .main && !mainLoop.isCurrent()
        // Registered only when its first call has returned, so that no other thread can call it meanwhile. A change
        // that comes in between raises the round, and is made up for.
        let round = isDueElsewhere ? 0 : lane.round
        if !isDueElsewhere { RefreshStack.refresh(component) }
        let slot = registry.register(component, in: lane, round: round)
        slot.lane?.registered(upTo: round)
        return StyleObservation(slot: slot)
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
            let known = actors.withLock { $0 }
            if let lane = known[id], lane.isolation.actor === actor { return lane }
            // Looked at without the lock, since to look at a weak reference may be to release its object last.
            let live = known.filter { $0.key != id && $0.value.isolation.actor != nil }
            let lane = DeliveryLane(.actor(.init(actor)), registry: registry)
            actors.withLock { lanes in
                guard lanes.mapValues(ObjectIdentifier.init) == known.mapValues(ObjectIdentifier.init) else { return }
                lanes = live
                lanes[id] = lane
            }
        }
    }
}
