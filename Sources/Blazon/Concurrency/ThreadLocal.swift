/// A value that each thread sees for itself, for as long as a closure runs.
///
/// A task-local value would be inherited by tasks that are started meanwhile, which must not happen to values that are
/// not `Sendable`; and it costs several times as much.
///
/// Why the pointers are safe: the thread's slot only ever points into the frame of a `withValue` that is still running
/// on this very thread. `withValue` puts the former pointer back before it returns, and no other thread reads the slot.
package final class ThreadLocal<Value>: Sendable {
    private let pointer = ThreadPointer()

    package init() {}

    /// The value of the innermost `withValue` that runs on this thread.
    package var current: Value? { pointer.current?.assumingMemoryBound(to: Value.self).pointee }

    /// Makes `value` the current one on this thread while `body` runs.
    package func withValue<Result, Failure: Error>(
        _ value: Value,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withUnsafePointer(to: value) { (place) throws(Failure) in
            let outer = pointer.exchange(place)
            defer { _ = pointer.exchange(outer) }
            return try body()
        }
    }
}
