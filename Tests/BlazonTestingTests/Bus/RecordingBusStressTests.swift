import Blazon
import BlazonTesting
import Testing

struct RecordingBusStressTests {
    /// A component that counts under a lock, as it may be called from any thread that turns the loop.
    private final class Component: StyleUpdatable, Sendable {
        let drawn = Counter()
        func updateStyle() { drawn.add(1) }
    }

    @Test func `Posts from many threads are all recorded, however the loop turns meanwhile`() async {
        let recorder = RecordingBus()
        let component = Component()
        recorder.onMain { _ = component.observeAndUpdateStyle(on: recorder.bus) }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        recorder.bus.post()
                        recorder.runMain(atMost: 1)
                    }
                }
            }
        }
        recorder.runMain()
        let recording = recorder.recording
        #expect(recording.postCount == 1_600)
        #expect((1...1_600).contains(recording.hopCount))
        #expect((2...1_601).contains(component.drawn.value))
        #expect(recorder.pendingCount == 0)
    }
}
