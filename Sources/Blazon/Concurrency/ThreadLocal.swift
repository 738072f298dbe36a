package import Foundation

/// A value that each thread sees for itself, for as long as a closure runs.
///
/// A task-local value would be inherited by tasks that are started meanwhile, which must not happen to values that are
/// not `Sendable`; and it costs several times as much.
///
/// Why the pointers are safe: the thread's slot only ever points into the frame of a `withValue` that is still running
/// on this very thread. `withValue` puts the former pointer back before it returns, and no other thread reads the slot.
package final class ThreadLocal<Value>: Sendable {
    @usableFromInline
    let key: pthread_key_t

    package init() {
        var key = pthread_key_t()
        // Fails only when the process has used up its keys (1,024 on Linux); then there is no memory for one either.
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "no thread-specific key is left")
        self.key = key
    }

    deinit { pthread_key_delete(key) }

    /// The value of the innermost `withValue` that runs on this thread.
    @inlinable
    package var current: Value? {
        pthread_getspecific(key)?.assumingMemoryBound(to: Value.self).pointee
    }

    /// Makes the value at a place the current one on this thread.
    ///
    /// - Parameter place: Stays as it is until the former one is put back; nil for no value.
    /// - Returns: The former place.
    @inlinable
    package func exchange(_ place: UnsafePointer<Value>?) -> UnsafePointer<Value>? {
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, place)
        return outer.map { UnsafePointer($0.assumingMemoryBound(to: Value.self)) }
    }

    /// Makes `value` the current one on this thread while `body` runs.
    @inlinable
    package func withValue<Result, Failure: Error>(
        _ value: Value,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = pthread_getspecific(key)
        var value = value
        return try withUnsafeMutablePointer(to: &value) { (pointer) throws(Failure) in
            pthread_setspecific(key, pointer)
            defer { pthread_setspecific(key, outer) }
            return try body()
        }
    }
}
