import Blazon
import BlazonTesting
import Foundation
import Testing

struct RecordingBusTests {
    private static let pink = Theme(id: "pink", basedOn: .system)

    /// A component of a toolkit, as simple as can be: it counts how often it draws, and where.
    private final class Gauge: StyleUpdatable {
        let recorder: RecordingBus
        private(set) var drawCount = 0
        private(set) var mainDrawCount = 0

        init(recorder: RecordingBus) {
            self.recorder = recorder
            observeAndUpdateStyle(on: recorder.bus)
        }

        func updateStyle() {
            drawCount += 1
            if recorder.isOnMain { mainDrawCount += 1 }
        }
    }

    @Test func `A change is recorded with one hop for all components on main`() {
        let recorder = RecordingBus()
        let store = ThemeStore(bus: recorder.bus)
        let gauges = recorder.onMain { (0..<3).map { _ in Gauge(recorder: recorder) } }

        let recording = recorder.record { store.theme = Self.pink }

        #expect(recording.changes.map(\.theme.id) == ["pink"])
        #expect(recording.changes.map(\.previousTheme.id) == ["system"])
        #expect(recording.postCount == 0)
        #expect(recording.hopCount == 1)
        #expect(gauges.map(\.drawCount) == [2, 2, 2])
        #expect(gauges.map(\.mainDrawCount) == [2, 2, 2])
    }

    @Test func `The main loop turns only when it is told to`() {
        let recorder = RecordingBus()
        let store = ThemeStore(bus: recorder.bus)
        let gauge = recorder.onMain { Gauge(recorder: recorder) }

        store.scheme = .dark
        store.contrast = .increased
        #expect(recorder.pendingCount == 1)
        #expect(gauge.drawCount == 1)

        #expect(recorder.runMain() == 1)
        #expect(recorder.pendingCount == 0)
        #expect(gauge.drawCount == 2)
        #expect(recorder.recording.changes.map(\.variant) == [.dark, .darkIncreasedContrast])
    }

    @Test func `A change on main refreshes at once, without a hop`() {
        let recorder = RecordingBus()
        let store = ThemeStore(bus: recorder.bus)
        let gauge = recorder.onMain { Gauge(recorder: recorder) }
        recorder.onMain { store.scheme = .dark }
        #expect(gauge.drawCount == 2)
        #expect(recorder.recording.hopCount == 0)
    }

    @Test func `A component that is registered off main is refreshed where the change is made`() {
        let recorder = RecordingBus()
        let store = ThemeStore(bus: recorder.bus)
        let gauge = Gauge(recorder: recorder)
        let recording = recorder.record { store.scheme = .dark }
        #expect(gauge.drawCount == 2)
        #expect(gauge.mainDrawCount == 0)
        #expect(recording.hopCount == 0)
    }

    @Test func `Posts and changes keep their order, and other stores are not heard`() {
        let recorder = RecordingBus()
        let store = ThemeStore(bus: recorder.bus)
        let stranger = ThemeStore(bus: StyleBus(center: recorder.bus.center))
        let recording = recorder.record {
            recorder.bus.post()
            store.scheme = .dark
            stranger.scheme = .dark
            store.scheme = .dark
            recorder.bus.center.post(name: .styleUpdated, object: nil)
        }
        #expect(recording.events == [.post] + recording.changes.map(RecordingBus.Event.change) + [.post])
        #expect(recording.changes.count == 1)
        #expect(recording.postCount == 2)
    }

    @Test func `A recording holds only what falls into it`() {
        let recorder = RecordingBus()
        let store = ThemeStore(bus: recorder.bus)
        store.scheme = .dark
        #expect(recorder.record {}.events == [])
        #expect(recorder.recording.changes.map(\.variant) == [.dark])
    }

    @Test func `A turn may be limited, and never turns within itself`() {
        let recorder = RecordingBus()
        let turns = Counter()
        @Sendable func again() {
            recorder.enqueueOnMain {
                turns.add(1 + recorder.runMain())
                if turns.value < 4 { again() }
            }
        }
        again()
        #expect(recorder.runMain(atMost: 3) == 3)
        #expect(turns.value == 3)
        #expect(recorder.runMain(atMost: 0) == 0)
        #expect(recorder.pendingCount == 1)
        #expect(recorder.runMain() == 1)
    }
}
