import Blazon
import Synchronization

/// A main loop that turns only when it is told to, on the thread that tells it.
final class HandTurnedLoop: Sendable {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        /// How often a bus asked for a turn.
        var hopCount = 0
        var isTurning = false
    }

    private let state = Lock(State())
    /// The loops whose main thread a thread passes for. One slot for all loops, since a process has few of them.
    private static let mainLoops = ThreadLocal<[ObjectIdentifier]>()

    /// Whether the calling thread passes for the main one.
    var isCurrent: Bool { Self.mainLoops.current?.contains(ObjectIdentifier(self)) ?? false }

    var hopCount: Int { state.withLock { $0.hopCount } }

    var pendingCount: Int { state.withLock { $0.waiting.count } }

    func enqueue(_ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.waiting.append(body) }
    }

    /// Enqueues a closure for a bus, and counts that.
    func hop(_ body: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.waiting.append(body)
            state.hopCount += 1
        }
    }

    func asMain<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try Self.mainLoops.withValue((Self.mainLoops.current ?? []) + [ObjectIdentifier(self)], body)
    }

    func run(atMost limit: Int) -> Int {
        let mayTurn = state.withLock { state in
            defer { state.isTurning = true }
            return !state.isTurning
        }
        guard mayTurn else { return 0 }
        defer { state.withLock { $0.isTurning = false } }
        var count = 0
        while count < limit, let body = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
            asMain(body)
            count += 1
        }
        return count
    }
}
