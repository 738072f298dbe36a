@testable import Blazon
import Foundation
import Testing

/// What holds on the thread that makes the change, for components that belong to no actor.
@Suite struct StyleBusTests {
    private let store = ThemeStore(bus: StyleBus())
    private let log = CallLog()
    private let pink = Theme(id: "pink")
    private let blue = Theme(id: "blue")

    private func probe(_ name: String) -> Probe {
        let probe = Probe(name, log: log)
        probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        return probe
    }

    @Test func `registering runs updateStyle once`() {
        let probe = probe("a")
        #expect(probe.calls == 1)
    }

    @Test func `components are called once for a change, in the order in which they registered`() {
        let probes = (0..<1000).map { probe("\($0)") }
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == (0..<1000).map(String.init))
        store.theme = pink
        #expect(log.drain() == [])
        withExtendedLifetime(probes) {}
    }

    @Test func `registering twice is one registration, at the first place`() {
        let (first, second) = (probe("first"), probe("second"))
        first.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == ["first", "second"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `whoever cancels is not called any more, and comes last when it registers again`() {
        let (first, second) = (Probe("first", log: log), probe("second"))
        let observation = first.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        observation.cancel()
        observation.cancel()
        #expect(!observation.isActive)
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == ["second"])

        let again = first.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        observation.cancel()
        #expect(again.isActive)
        _ = log.drain()
        store.theme = blue
        #expect(log.drain() == ["second", "first"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `a component that died is gone, without a token`() {
        weak var ghost: Probe?
        do {
            let short = probe("short")
            ghost = short
        }
        #expect(ghost == nil)
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == [])
    }

    // MARK: - Inside updateStyle()

    @Test func `a component that another one drops inside updateStyle is not called`() {
        let first = probe("first")
        var dropped: Probe? = probe("dropped")
        let last = probe("last")
        first.action = { _ in dropped = nil }
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == ["first", "last"])
        #expect(dropped == nil)
        withExtendedLifetime((first, last)) {}
    }

    @Test func `a component that drops itself inside updateStyle completes the call`() {
        var holder: Probe? = probe("itself")
        let last = probe("last")
        holder?.action = { _ in holder = nil }
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == ["itself", "last"])
        store.theme = blue
        #expect(log.drain() == ["last"])
        withExtendedLifetime(last) {}
    }

    @Test func `a component that another one cancels inside updateStyle is not called`() {
        let first = probe("first")
        let other = Probe("other", log: log)
        let observation = other.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        first.action = { _ in observation.cancel() }
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == ["first"])
        withExtendedLifetime((first, other)) {}
    }

    @Test func `52-switch-reentrancy: a component may remove itself during the fan-out`() {
        let itself = Probe("itself", log: log)
        let observation = itself.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        let last = probe("last")
        itself.action = { _ in observation.cancel() }
        _ = log.drain()
        store.theme = pink
        store.theme = blue
        #expect(log.drain() == ["itself", "last", "last"])
        withExtendedLifetime((itself, last)) {}
    }

    @Test func `52-switch-reentrancy: a change made inside updateStyle follows the one that caused it`() {
        let first = probe("first")
        let second = probe("second")
        var seen: [String] = []
        for probe in [first, second] {
            probe.action = { [store] probe in seen.append("\(probe.name) \(store.theme.id)") }
        }
        let (pink, blue, store) = (pink, blue, store)
        let setter = probe("setter")
        setter.action = { probe in
            seen.append("\(probe.name) \(store.theme.id)")
            if store.theme == pink { store.theme = blue }
        }
        let last = probe("last")
        last.action = { probe in seen.append("\(probe.name) \(store.theme.id)") }
        seen = []
        store.theme = pink
        #expect(
            seen == [
                "first pink", "second pink", "setter pink", "last blue",
                "first blue", "second blue", "setter blue", "last blue",
            ]
        )
    }

    @Test func `a refresh posted by hand inside updateStyle follows the one under way`() {
        let first = probe("first")
        let second = probe("second")
        let bus = store.bus
        first.action = { if $0.calls == 2 { bus.post() } }
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == ["first", "second", "first", "second"])
        withExtendedLifetime(second) {}
    }

    @Test func `a component registered inside updateStyle is refreshed by its own registration alone`() {
        let first = probe("first")
        var children: [Probe] = []
        let (store, log) = (store, log)
        first.action = { _ in
            let child = Probe("child", log: log)
            child.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
            children.append(child)
        }
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == ["first", "child"])
        first.action = nil
        store.theme = blue
        #expect(log.drain() == ["first", "child"])
    }

    @Test func `a component that registers itself inside updateStyle is registered once and called once`() {
        let itself = Probe("itself", log: log)
        let bus = store.bus
        itself.action = { $0.observeAndUpdateStyle(on: bus, delivery: .immediate) }
        itself.updateStyle()
        #expect(log.drain() == ["itself", "itself"])
        store.theme = pink
        #expect(log.drain() == ["itself"])
        #expect(bus.slotCount == 1)
    }

    @Test func `a change that comes while a component registers is made up for`() {
        let late = Probe("late", log: log)
        let (store, pink) = (store, pink)
        var seen: [String] = []
        late.action = { _ in
            seen.append(store.theme.id)
            if store.theme != pink { store.theme = pink }
        }
        late.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        #expect(seen == ["system", "pink"])
    }

    @Test func `components that die, cancel and register in a deinit disturb nobody`() {
        let (store, log) = (store, log)
        let first = probe("first")
        var doomed: [Probe] = (0..<300).map { probe("doomed \($0)") }
        var born: [Probe] = []
        for probe in doomed {
            probe.onDeinit = {
                let child = Probe("born", log: log)
                child.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
                born.append(child)
            }
        }
        first.action = { _ in doomed = [] }
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == ["first"] + Array(repeating: "born", count: 300))
        store.theme = blue
        #expect(log.drain() == ["first"] + Array(repeating: "born", count: 300))
    }

    // MARK: - Who is obeyed

    @Test func `a post by hand refreshes everybody, at the centre or the bus`() {
        let probe = probe("a")
        store.bus.post()
        store.bus.center.post(name: .styleUpdated, object: nil)
        store.bus.center.post(name: .styleUpdated, object: NSObject())
        #expect(probe.calls == 4)
    }

    @Test func `a bus obeys its own stores and ignores those of other buses`() {
        let center = NotificationCenter()
        let (bus, otherBus) = (StyleBus(center: center), StyleBus(center: center))
        let (own, alsoOwn, other) = (ThemeStore(bus: bus), ThemeStore(bus: bus), ThemeStore(bus: otherBus))
        let probe = Probe("a")
        probe.observeAndUpdateStyle(on: bus, delivery: .immediate)
        own.scheme = .dark
        alsoOwn.scheme = .dark
        #expect(probe.calls == 3)
        other.scheme = .dark
        #expect(probe.calls == 3)
    }

    @Test func `a bus that died does not answer at its centre`() {
        let center = NotificationCenter()
        let probe = Probe("a")
        do {
            let bus = StyleBus(center: center)
            probe.observeAndUpdateStyle(on: bus, delivery: .immediate)
        }
        center.post(name: .styleUpdated, object: nil)
        #expect(probe.calls == 1)
    }

    @Test func `48-switch-hidden-views: what is not on the screen shows the new theme when it is`() {
        final class Screen: StyleUpdatable {
            var isVisible = false
            private(set) var background = ""
            private let store: ThemeStore
            init(_ store: ThemeStore) {
                self.store = store
                observeAndUpdateStyle(on: store.bus, delivery: .immediate)
            }
            func updateStyle() { background = store.palette[.background].hex }
        }
        let hidden = Screen(store)
        store.scheme = .dark
        hidden.isVisible = true
        #expect(hidden.background == "#303030")
    }

    // MARK: - Nothing is left behind

    @Test func `a hundred thousand components made and dropped leave the bus as small as before`() {
        let keeper = probe("keeper")
        #expect(store.bus.slotCount == 1)
        var many = (0..<100_000).map { _ in Probe("many", log: CallLog()) }
        for probe in many { probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate) }
        #expect(store.bus.slotCount == 100_001)
        many = []
        store.theme = pink
        #expect(store.bus.slotCount == 1)
        #expect(keeper.calls == 2)
    }

    @Test func `without any post, the places of the dead stay bounded`() {
        var most = 0
        for _ in 0..<100_000 {
            Probe("short").observeAndUpdateStyle(on: store.bus, delivery: .immediate)
            most = max(most, store.bus.slotCount)
        }
        #expect(most <= 256)
    }

    @Test func `a bus that dies takes the places of the living with it`() {
        let probe = Probe("a")
        weak var lane: DeliveryLane?
        do {
            let bus = StyleBus()
            lane = probe.observeAndUpdateStyle(on: bus, delivery: .immediate).lane
            #expect(lane != nil)
        }
        #expect(lane == nil)
        withExtendedLifetime(probe) {}
    }

    @Test func `an observation outlives its bus and does nothing then`() {
        let probe = Probe("a")
        let observation = probe.observeAndUpdateStyle(on: StyleBus(), delivery: .immediate)
        observation.setNeedsUpdate()
        observation.cancel()
        #expect(!observation.isActive)
        #expect(probe.calls == 1)
    }

    @Test func `cancelled places are swept as well`() {
        let probe = Probe("fickle")
        for _ in 0..<10_000 { probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate).cancel() }
        #expect(store.bus.slotCount <= 256)
    }

    // MARK: - Registered already

    @Test func `registering again while a walk is under way is part of that walk`() {
        let (first, second) = (probe("first"), probe("second"))
        let bus = store.bus
        first.action = { probe in
            probe.action = nil
            second.observeAndUpdateStyle(on: bus, delivery: .immediate)
            #expect(second.calls == 1)
        }
        _ = log.drain()
        store.theme = pink
        #expect(log.drain() == ["first", "second"])
    }

    @Test func `a change made in the call of a second registration is not lost`() {
        let (store, pink) = (store, pink)
        let probe = probe("a")
        var seen: [String] = []
        probe.action = { _ in
            seen.append(store.theme.id)
            if store.theme != pink { store.theme = pink }
        }
        probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        #expect(seen == ["system", "pink"])
    }

    @Test func `a component on two buses ends on the last theme of both`() {
        let other = ThemeStore(bus: StyleBus())
        let (store, pink) = (store, pink)
        let probe = Probe("a", log: log)
        var seen: [String] = []
        probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate)
        probe.observeAndUpdateStyle(on: other.bus, delivery: .immediate)
        probe.action = { _ in
            seen.append("\(store.theme.id) \(other.theme.id)")
            if store.theme == pink, other.theme != pink { other.theme = pink }
        }
        store.theme = pink
        #expect(seen == ["pink system", "pink pink"])
    }

    @Test func `registering a hundred thousand living components sweeps in proportion`() {
        let start = ContinuousClock.now
        let probes = (0..<100_000).map { _ in Probe("many", log: log) }
        for probe in probes { probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate) }
        #expect(store.bus.slotCount == 100_000)
        // Quadratic work would take minutes.
        #expect(ContinuousClock.now - start < .seconds(60))
        withExtendedLifetime(probes) {}
    }
}
