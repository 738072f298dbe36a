/// A main loop that turns when it is told to, on the thread that tells it. Outside of its turns, that thread passes for
/// another one.
///
/// `@unchecked`: a measurement runs on one thread.
final class HandTurnedLoop: @unchecked Sendable {
    private(set) var isTurning = false
    /// How often it was asked for a turn.
    private(set) var hopCount = 0
    private var waiting: [@Sendable () -> Void] = []

    func enqueue(_ body: @escaping @Sendable () -> Void) {
        hopCount += 1
        waiting.append(body)
    }

    /// Runs a closure, and then all that waits.
    func turn(_ body: () -> Void = {}) {
        isTurning = true
        defer { isTurning = false }
        body()
        while !waiting.isEmpty {
            let due = waiting
            waiting = []
            for body in due { body() }
        }
    }
}
