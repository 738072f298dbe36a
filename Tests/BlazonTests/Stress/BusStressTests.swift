@testable import Blazon
import Foundation
import Synchronization
import Testing

/// Threads that register, drop, cancel and change at once. Run under Thread and Address Sanitizer by the checks of the
/// whole project; the counts are small enough for a plain run.
@Suite(.serialized) struct BusStressTests {
    /// What all components of one run have seen.
    private final class Witness: Sendable {
        let callsOnTheDead = Atomic(0)
        let callsAtOnce = Atomic(0)
        let callsOffMain = Atomic(0)
        let changesMade = Atomic(0)
        let isDone = Atomic(false)
    }

    /// A component of whichever isolation. What it guards by atomics is what more than one thread may look at.
    private final class Component: StyleUpdatable, @unchecked Sendable {
        let number: Int
        let lastSeen = Lock("")
        let calls = Atomic(0)
        private let belongsOnMain: Bool
        private let store: ThemeStore
        private let witness: Witness
        private let isAlive = Atomic(true)
        private let isBusy = Atomic(false)
        /// Written by `updateStyle()` without a lock: the bus promises that its calls never overlap, and Thread
        /// Sanitizer would tell if they did.
        private var unguarded = 0

        init(_ number: Int, onMain: Bool, store: ThemeStore, witness: Witness) {
            self.number = number
            belongsOnMain = onMain
            self.store = store
            self.witness = witness
        }

        func updateStyle() {
            if !isAlive.load(ordering: .relaxed) { witness.callsOnTheDead.add(1, ordering: .relaxed) }
            if isBusy.exchange(true, ordering: .relaxed) { witness.callsAtOnce.add(1, ordering: .relaxed) }
            if belongsOnMain, !MainLoop.dispatch.isCurrent() {
                witness.callsOffMain.add(1, ordering: .relaxed)
            }
            unguarded += 1
            calls.add(1, ordering: .relaxed)
            let id = store.theme.id
            lastSeen.withLock { $0 = id }
            isBusy.store(false, ordering: .relaxed)
        }

        deinit { isAlive.store(false, ordering: .relaxed) }
    }

    @Test(.timeLimit(.minutes(5)))
    func `ten thousand components from four threads all end on the last theme`() async throws {
        let store = ThemeStore(bus: StyleBus())
        let witness = Witness()
        let threads = 4
        let share = 2_500

        let live = await withTaskGroup(of: [Component].self) { group in
            for thread in 0..<threads {
                group.addTask {
                    await Self.onThread {
                        var kept: [Component] = []
                        for index in 0..<share {
                            let number = thread * share + index
                            let onMain = number.isMultiple(of: 2)
                            let component = Component(number, onMain: onMain, store: store, witness: witness)
                            let observation = component.observeAndUpdateStyle(
                                on: store.bus,
                                delivery: onMain ? .main : .immediate
                            )
                            switch index % 5 {
                            case 0: observation.cancel()
                            case 1: break  // dropped at once
                            default: kept.append(component)
                            }
                            if index % 250 == 0 {
                                store.theme = Theme(id: "\(thread)-\(index)")
                                witness.changesMade.add(1, ordering: .relaxed)
                            }
                            if index % 500 == 499 { kept.removeFirst(kept.count / 4) }
                        }
                        return kept
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        store.theme = Theme(id: "last")
        await Self.settled { live.allSatisfy { $0.lastSeen.withLock { $0 } == "last" } }

        #expect(live.count > 2_000)
        for component in live { #expect(component.lastSeen.withLock { $0 } == "last", "\(component.number)") }
        // One call for the registration, and at most one for each change after it.
        let most = witness.changesMade.load(ordering: .relaxed) + 2
        #expect(live.allSatisfy { $0.calls.load(ordering: .relaxed) <= most })
        #expect(witness.callsOnTheDead.load(ordering: .relaxed) == 0)
        #expect(witness.callsAtOnce.load(ordering: .relaxed) == 0)
        #expect(witness.callsOffMain.load(ordering: .relaxed) == 0)

        // Settled, a change calls each of them exactly once.
        let before = live.map { $0.calls.load(ordering: .relaxed) }
        store.theme = Theme(id: "one more")
        await Self.settled { live.allSatisfy { $0.lastSeen.withLock { $0 } == "one more" } }
        #expect(live.map { $0.calls.load(ordering: .relaxed) } == before.map { $0 + 1 })
    }

    @Test(.timeLimit(.minutes(5)))
    func `within one isolation the order of registration is kept while threads come and go`() async {
        let store = ThemeStore(bus: StyleBus())
        let log = CallLog()
        let ordered = (0..<200).map { Probe("\($0)", log: log) }
        for probe in ordered { probe.observeAndUpdateStyle(on: store.bus, delivery: .immediate) }
        _ = log.drain()
        let witness = Witness()
        let churn = Task.detached {
            await Self.onThread {
                while !witness.isDone.load(ordering: .relaxed) {
                    Probe("short").observeAndUpdateStyle(on: store.bus, delivery: .immediate)
                }
            }
        }
        for index in 0..<200 { store.theme = Theme(id: "\(index)") }
        witness.isDone.store(true, ordering: .relaxed)
        await churn.value
        let inOrder = (0..<200).map { "\($0)" }
        let rounds = log.all.count / 200
        #expect(rounds >= 1)
        let names = log.all
        for round in 0..<rounds { #expect(Array(names[round * 200..<(round + 1) * 200]) == inOrder) }
        #expect(names.count == rounds * 200)
        withExtendedLifetime(ordered) {}
    }

    @Test(.timeLimit(.minutes(5)))
    func `streams and setters on four threads end on the last theme`() async {
        let store = ThemeStore(bus: StyleBus())
        let listeners = (0..<4).map { _ in
            let stream = store.changes
            return Task.detached {
                for await change in stream where change.theme.id == "last" { return true }
                return false
            }
        }
        await withTaskGroup { group in
            for thread in 0..<4 {
                group.addTask {
                    for index in 0..<500 {
                        store.theme = Theme(id: "\(thread)-\(index)")
                        if index % 50 == 0 { _ = store.changes }
                    }
                }
            }
        }
        store.theme = Theme(id: "last")
        for listener in listeners { #expect(await listener.value) }
    }

    /// Runs a closure on a thread of its own: a real one, not a task of the pool.
    private static func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: body()) }.start()
        }
    }

    /// Waits until something is so, for thirty seconds at most.
    private static func settled(_ condition: () -> Bool) async {
        let start = ContinuousClock.now
        while !condition(), ContinuousClock.now - start < .seconds(30) {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}
