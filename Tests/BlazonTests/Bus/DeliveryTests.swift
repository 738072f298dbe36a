@testable import Blazon
import BlazonTesting
import Foundation
import Testing

/// Where components are called, with a main loop that a test turns by hand.
@Suite struct DeliveryTests {
    private let recorder = RecordingBus()
    private let log = CallLog()

    private func onMain(_ names: String...) -> [Probe] {
        recorder.onMain {
            names.map { name in
                let probe = Probe(name, log: log)
                probe.observeAndUpdateStyle(on: recorder.bus, isolation: nil)
                return probe
            }
        }
    }

    @Test func `what registers while on main is refreshed on main, in one hop and in order`() {
        let store = ThemeStore(bus: recorder.bus)
        let probes = onMain("a", "b", "c")
        #expect(log.drain() == ["a", "b", "c"])
        store.scheme = .dark
        #expect(log.drain() == [])
        #expect(recorder.pendingCount == 1)
        recorder.runMain()
        #expect(log.drain() == ["a", "b", "c"])
        withExtendedLifetime(probes) {}
    }

    @Test func `changes made while a hop is waiting join it`() {
        let store = ThemeStore(bus: recorder.bus)
        let probes = onMain("a")
        let recording = recorder.record {
            store.scheme = .dark
            store.contrast = .increased
            store.theme = Theme(id: "pink")
        }
        #expect(recording.hopCount == 1)
        #expect(recording.changes.count == 3)
        #expect(probes.map(\.calls) == [2])
    }

    @Test func `a change made on main needs no hop`() {
        let store = ThemeStore(bus: recorder.bus)
        let probes = onMain("a")
        recorder.onMain { store.scheme = .dark }
        #expect(probes.map(\.calls) == [2])
        #expect(recorder.recording.hopCount == 0)
    }

    @Test func `a change made on main leaves nothing for the hop that was waiting`() {
        let store = ThemeStore(bus: recorder.bus)
        let probes = onMain("a")
        store.scheme = .dark
        recorder.onMain { store.contrast = .increased }
        recorder.runMain()
        #expect(probes.map(\.calls) == [2])
    }

    @Test func `nobody on main, no hop`() {
        let store = ThemeStore(bus: recorder.bus)
        store.scheme = .dark
        #expect(recorder.recording.hopCount == 0)
    }

    @Test func `asked for main elsewhere, a component is called for the first time on main`() {
        let store = ThemeStore(bus: recorder.bus)
        let probe = Probe("a", log: log)
        probe.observeAndUpdateStyle(on: recorder.bus, delivery: .main)
        #expect(probe.calls == 0)
        recorder.runMain()
        #expect(probe.calls == 1)
        store.scheme = .dark
        recorder.runMain()
        #expect(probe.calls == 2)
    }

    @Test func `asked for immediate, a component on main is called by the poster`() {
        let store = ThemeStore(bus: recorder.bus)
        let probe = Probe("a", log: log)
        recorder.onMain { _ = probe.observeAndUpdateStyle(on: recorder.bus, delivery: .immediate) }
        store.scheme = .dark
        #expect(probe.calls == 2)
        #expect(recorder.recording.hopCount == 0)
    }

    @Test func `a component that dies before its hop is not called`() {
        let store = ThemeStore(bus: recorder.bus)
        var probes = onMain("a", "b")
        _ = log.drain()
        store.scheme = .dark
        probes.removeFirst()
        recorder.runMain()
        #expect(log.drain() == ["b"])
    }

    @Test func `setNeedsUpdate calls one component once more, later and once`() {
        let probes = onMain("a", "b")
        let observation = recorder.onMain { probes[1].observeAndUpdateStyle(on: recorder.bus, isolation: nil) }
        _ = log.drain()
        recorder.onMain {
            observation.setNeedsUpdate()
            observation.setNeedsUpdate()
        }
        #expect(log.drain() == [])
        #expect(recorder.runMain() == 1)
        #expect(log.drain() == ["b"])
    }

    @Test func `setNeedsUpdate of a component that is refreshed immediately waits for the next change`() {
        let probe = Probe("a", log: log)
        let observation = probe.observeAndUpdateStyle(on: recorder.bus, delivery: .immediate)
        observation.setNeedsUpdate()
        #expect(probe.calls == 1)
        recorder.bus.post()
        #expect(probe.calls == 2)
    }

    @Test func `a nested turn of the main loop inside updateStyle calls nobody twice`() {
        let store = ThemeStore(bus: recorder.bus)
        let probes = onMain("a", "b")
        let recorder = recorder
        probes[0].action = { _ in
            recorder.enqueueOnMain {}
            recorder.runMain()
        }
        _ = log.drain()
        store.scheme = .dark
        recorder.runMain()
        #expect(log.drain() == ["a", "b"])
    }

    @Test func `registering again elsewhere does not call a component of main there`() {
        let probe = Probe("a", log: log)
        recorder.onMain { _ = probe.observeAndUpdateStyle(on: recorder.bus, isolation: nil) }
        probe.observeAndUpdateStyle(on: recorder.bus, isolation: nil)
        #expect(probe.calls == 1)
        recorder.runMain()
        #expect(probe.calls == 2)
    }

    @Test func `a component that asks for an update in every update lets the main loop turn`() {
        let probes = onMain("a")
        let observation = recorder.onMain { probes[0].observeAndUpdateStyle(on: recorder.bus, isolation: nil) }
        probes[0].action = { _ in observation.setNeedsUpdate() }
        let before = probes[0].calls
        recorder.bus.post()
        #expect(recorder.runMain(atMost: 1) == 1)
        #expect(probes[0].calls == before + 1)
        #expect(recorder.runMain(atMost: 3) == 3)
        #expect(probes[0].calls == before + 4)
        probes[0].action = nil
        recorder.runMain()
    }
}

/// Where components are called in Swift's own isolations, with the bus as an app has it.
@Suite struct IsolationTests {
    @MainActor private final class Title: @MainActor StyleUpdatable {
        private(set) var calls = 0
        func updateStyle() {
            MainActor.preconditionIsolated()
            calls += 1
        }
    }

    @globalActor private actor Painter {
        static let shared = Painter()
    }

    @Painter private final class Canvas: @Painter StyleUpdatable {
        private(set) var calls = 0
        private let log: CallLog
        private let name: String
        init(_ name: String, bus: StyleBus, log: CallLog) {
            self.name = name
            self.log = log
            observeAndUpdateStyle(on: bus)
        }
        func updateStyle() {
            Painter.preconditionIsolated()
            calls += 1
            log.append(name)
        }
    }

    @MainActor @Test func `a component of the main actor is refreshed at once by a change on the main actor`() async {
        let store = ThemeStore(bus: StyleBus())
        let title = Title()
        title.observeAndUpdateStyle(on: store.bus)
        store.scheme = .dark
        #expect(title.calls == 2)
        await Task.yield()
        store.scheme = .light
        #expect(title.calls == 3)
    }

    @MainActor @Test func `a component of the main actor is refreshed on it by a change from elsewhere`() async {
        let store = ThemeStore(bus: StyleBus())
        let title = Title()
        title.observeAndUpdateStyle(on: store.bus)
        await Task.detached { store.scheme = .dark }.value
        while title.calls < 2 { await Task.yield() }
        #expect(title.calls == 2)
    }

    @MainActor @Test func `a helper that is not isolated registers for main while on main`() async {
        func adopt(_ component: some StyleUpdatable, on bus: StyleBus) { component.observeAndUpdateStyle(on: bus) }
        let store = ThemeStore(bus: StyleBus())
        let title = Title()
        adopt(title, on: store.bus)
        await Task.detached { store.scheme = .dark }.value
        while title.calls < 2 { await Task.yield() }
        #expect(title.calls == 2)
    }

    @Test func `components of another global actor are refreshed there, in order`() async {
        let store = ThemeStore(bus: StyleBus())
        let log = CallLog()
        let canvases = await Task { @Painter in
            ["a", "b", "c"].map { Canvas($0, bus: store.bus, log: log) }
        }.value
        #expect(log.drain() == ["a", "b", "c"])
        store.scheme = .dark
        while log.all.count < 3 { await Task.yield() }
        #expect(log.drain() == ["a", "b", "c"])
        await Task { @Painter in withExtendedLifetime(canvases) {} }.value
    }

    @Test func `the bus keeps no actor alive whose code registered a component`() async {
        actor Owner {
            private var probe: Probe?
            func adopt(on bus: StyleBus, log: CallLog) {
                let probe = Probe("owned", log: log)
                probe.observeAndUpdateStyle(on: bus)
                self.probe = probe
            }
        }
        let store = ThemeStore(bus: StyleBus())
        let log = CallLog()
        weak var ghost: Owner?
        do {
            let owner = Owner()
            ghost = owner
            await owner.adopt(on: store.bus, log: log)
            store.scheme = .dark
            while log.all.count < 2 { await Task.yield() }
        }
        while ghost != nil { await Task.yield() }
        store.scheme = .light
        #expect(log.all == ["owned", "owned"])
    }

    actor Owner {
        func adopt(_ probe: sending Probe, on bus: StyleBus) -> Keeper {
            probe.observeAndUpdateStyle(on: bus)
            return Keeper(probe)
        }
    }

    /// Keeps a component alive that its actor has let go of.
    final class Keeper: @unchecked Sendable {
        let probe: Probe
        init(_ probe: Probe) { self.probe = probe }
    }

    @Test func `a component that outlives its actor is refreshed by whoever makes the change`() async {
        let store = ThemeStore(bus: StyleBus())
        var keepers: [Keeper] = []
        for index in 0..<20 {
            let owner = Owner()
            keepers.append(await owner.adopt(Probe("\(index)"), on: store.bus))
        }
        await Task.yield()
        store.scheme = .dark
        let start = ContinuousClock.now
        while !keepers.allSatisfy({ $0.probe.calls == 2 }), ContinuousClock.now - start < .seconds(10) {
            await Task.yield()
        }
        #expect(keepers.map(\.probe.calls) == Array(repeating: 2, count: 20))
    }
}
