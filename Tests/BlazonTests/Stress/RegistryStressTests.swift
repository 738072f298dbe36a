import Foundation
import Synchronization
import Testing

@testable import Blazon

/// Four threads register, cancel, drop, post and read for a while: a second, or `BLAZON_STRESS_SECONDS`.
@Suite(.serialized) struct RegistryStressTests {
    private final class Witness: Sendable {
        let callsOnTheDead = Atomic(0)
        let callsAtOnce = Atomic(0)
        let isDone = Atomic(false)
        let created = Atomic(0)
        let destroyed = Atomic(0)
    }

    /// What all of them read: a number that only rises.
    private final class Component: StyleUpdatable, @unchecked Sendable {
        let lastSeen = Atomic(-1)
        private let store: ThemeStore
        private let witness: Witness
        private let isAlive = Atomic(0xA11FE)
        private let isBusy = Atomic(false)
        private var unguarded = 0

        init(_ store: ThemeStore, _ witness: Witness) {
            self.store = store
            self.witness = witness
            witness.created.add(1, ordering: .relaxed)
        }

        func updateStyle() {
            if isAlive.load(ordering: .relaxed) != 0xA11FE { witness.callsOnTheDead.add(1, ordering: .relaxed) }
            if isBusy.exchange(true, ordering: .relaxed) { witness.callsAtOnce.add(1, ordering: .relaxed) }
            unguarded += 1
            let color = store.palette[.accent]
            lastSeen.store(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue), ordering: .relaxed)
            isBusy.store(false, ordering: .relaxed)
        }

        deinit {
            isAlive.store(0, ordering: .relaxed)
            witness.destroyed.add(1, ordering: .relaxed)
        }
    }

    private static var duration: Duration {
        .seconds(ProcessInfo.processInfo.environment["BLAZON_STRESS_SECONDS"].flatMap(Int.init) ?? 1)
    }

    @Test(.timeLimit(.minutes(10)))
    func `nobody is called dead or twice at once, and no refresh is lost`() async {
        let store = ThemeStore(bus: StyleBus())
        let witness = Witness()

        @Sendable func theme(_ number: Int) -> Theme {
            let color = Theme.Color(
                red: UInt8(truncatingIfNeeded: number >> 16),
                green: UInt8(truncatingIfNeeded: number >> 8),
                blue: UInt8(truncatingIfNeeded: number)
            )
            return Theme(id: "\(number)") { $0[.accent] = .init(color) }
        }

        let survivors = await withTaskGroup(of: [Component].self) { group in
            for thread in 0..<4 {
                group.addTask {
                    await onThread {
                        // From here on, however long the thread has waited for its turn.
                        let end = ContinuousClock.now + Self.duration
                        var live: [Component] = []
                        var observations: [StyleObservation] = []
                        var round = thread
                        while ContinuousClock.now < end {
                            for _ in 0..<50 {
                                let component = Component(store, witness)
                                let delivery: StyleDelivery = round.isMultiple(of: 3) ? .main : .immediate
                                let tracking: StyleTracking = round.isMultiple(of: 2) ? .reads : .everything
                                let observation = component.observeAndUpdateStyle(
                                    on: store.bus,
                                    delivery: delivery,
                                    tracking: tracking
                                )
                                round += 1
                                if round.isMultiple(of: 7) { observation.cancel(); continue }
                                if round.isMultiple(of: 5) { continue }
                                live.append(component)
                                observations.append(observation)
                            }
                            store.theme = theme(round * 4 + thread)
                            if round.isMultiple(of: 4) { store.bus.post() }
                            observations.randomElement()?.setNeedsUpdate()
                            _ = store.palette[.accent]
                            if live.count > 500 {
                                live.removeFirst(250)
                                observations.removeFirst(250)
                            }
                        }
                        return live
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        store.theme = theme(0xFFFFFF)
        let start = ContinuousClock.now
        while !survivors.allSatisfy({ $0.lastSeen.load(ordering: .relaxed) == 0xFFFFFF }),
            ContinuousClock.now - start < .seconds(30)
        {
            try? await Task.sleep(for: .milliseconds(5))
        }
        let stale = survivors.count { $0.lastSeen.load(ordering: .relaxed) != 0xFFFFFF }
        #expect(survivors.count > 100)
        #expect(stale == 0, "of \(survivors.count)")
        #expect(witness.callsOnTheDead.load(ordering: .relaxed) == 0)
        #expect(witness.callsAtOnce.load(ordering: .relaxed) == 0)
        let living = witness.created.load(ordering: .relaxed) - witness.destroyed.load(ordering: .relaxed)
        #expect(living >= survivors.count)
        #expect(store.bus.slotCount <= 4 * living + 1024)
        withExtendedLifetime(survivors) {}
    }
}

/// Runs a closure on a thread of its own: a real one, not a task of the pool.
private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: body()) }.start()
    }
}
