import Blazon
import Synchronization

/// Events in the order in which they came, from any thread.
final class EventLog: Sendable {
    private let contents = Lock([RecordingBus.Event]())

    var events: [RecordingBus.Event] { contents.withLock { $0 } }

    func append(_ event: RecordingBus.Event) {
        contents.withLock { $0.append(event) }
    }
}
