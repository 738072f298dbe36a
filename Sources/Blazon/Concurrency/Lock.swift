#if BLAZON_PTHREAD_LOCK
    import Foundation
#else
    import Synchronization
#endif

/// The one lock of the package: a value that is only reached while the lock is held.
///
/// It wraps `Mutex`. Thread Sanitizer does not see that one, so the stress tests are built with
/// `-Xswiftc -DBLAZON_PTHREAD_LOCK`, which puts a pthread lock in its place.
///
/// No code of a client runs while a lock is held: neither closures that were handed in, nor the deinit of an observer.
package final class Lock<Value>: Sendable {
    #if BLAZON_PTHREAD_LOCK
        private let lock = NSLock()
        nonisolated(unsafe) private var value: Value

        package init(_ value: sending Value) { self.value = value }

        package func withLock<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            lock.lock()
            defer { lock.unlock() }
            return try body(&value)
        }
    #else
        private let mutex: Mutex<Value>

        package init(_ value: consuming sending Value) { mutex = Mutex(value) }

        package func withLock<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            try mutex.withLock(body)
        }
    #endif
}
