public import Blazon
import Foundation

/// A bus for tests: it remembers what went over it, and its main loop turns only when the test says so.
///
/// With it a toolkit proves that its components refresh exactly once for each change, in one hop, on main:
///
/// ```swift
/// let recorder = RecordingBus()
/// let store = ThemeStore(bus: recorder.bus)
/// let gauge = recorder.onMain { Gauge(store: store) }     // registers on main, and draws once
///
/// let recording = recorder.record { store.theme = .yumekawaPink }
/// recording.changes.map(\.theme.id)                       // ["yumekawa-pink"]
/// recording.hopCount                                      // 1, however many components there are
/// gauge.drawCount                                         // 2
/// ```
///
/// Nothing of the process is touched: centre and main loop are its own, so tests may run beside each other. A thread is
/// on main while it runs inside ``onMain(_:)`` or ``runMain(atMost:)``, and at no other time.
public final class RecordingBus: Sendable {
    /// The bus to hand to stores and components.
    public let bus: StyleBus

    private let mainLoop: HandTurnedLoop
    private let log: EventLog
    private let observer: CenterObserver

    /// Makes a bus with a centre and a main loop of its own.
    public init() {
        let mainLoop = HandTurnedLoop()
        let log = EventLog()
        let bus = StyleBus(
            center: NotificationCenter(),
            isOnMain: { mainLoop.isCurrent },
            enqueueOnMain: { mainLoop.hop($0) }
        )
        self.mainLoop = mainLoop
        self.log = log
        self.bus = bus
        observer = CenterObserver(center: bus.center) { [weak bus] notification in
            let store = notification.object as? ThemeStore
            guard store == nil || store?.bus === bus else { return }
            log.append(notification.themeChange.map(Event.change) ?? .post)
        }
    }

    /// What went over the bus since it was made.
    public var recording: Recording {
        Recording(events: log.events, hopCount: mainLoop.hopCount)
    }

    /// Whether the calling thread is on main: inside ``onMain(_:)`` or ``runMain(atMost:)``.
    public var isOnMain: Bool { mainLoop.isCurrent }

    /// How many closures wait for the main loop to turn.
    public var pendingCount: Int { mainLoop.pendingCount }

    /// Puts a closure at the end of what waits for the main loop, as a toolkit's own idle handlers would. It is no hop.
    ///
    /// - Parameter body: Runs on main, at a later turn.
    public func enqueueOnMain(_ body: @escaping @Sendable () -> Void) { mainLoop.enqueue(body) }

    /// Runs a closure as if on the main thread: what registers there is refreshed on main, and posts there do not hop.
    ///
    /// - Parameter body: Runs at once, on the calling thread.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    public func onMain<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try mainLoop.asMain(body)
    }

    /// Turns the main loop until nothing waits for it, on the calling thread.
    ///
    /// While it is turning already, here or on another thread, this returns at once: what waits runs there.
    ///
    /// - Parameter limit: How many closures may run, at least 0. What then still waits is left to the next turn.
    /// - Returns: How many closures ran.
    @discardableResult
    public func runMain(atMost limit: Int = 10_000) -> Int {
        mainLoop.run(atMost: limit)
    }

    /// Runs a closure, turns the main loop, and tells what both brought over the bus.
    ///
    /// - Parameter body: Makes the changes. It does not run on main, unless it or its caller is inside ``onMain(_:)``.
    /// - Returns: The events and hops of this time; those of other threads that fall into it are among them.
    /// - Throws: What `body` throws; the main loop has not turned then.
    public func record<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Recording {
        let before = recording
        try body()
        runMain()
        return recording.since(before)
    }
}
