#if BLAZON_PTHREAD_LOCK
    import Foundation
#else
    package import Synchronization
#endif

#if !BLAZON_PTHREAD_LOCK
    /// The one lock of the package: a value that is only reached while the lock is held.
    ///
    /// Thread Sanitizer does not see it, so the stress tests are built with `-Xswiftc -DBLAZON_PTHREAD_LOCK`, which puts a
    /// pthread lock in its place. That is an alias and not a type of our own that wraps `Mutex`, because the compiler
    /// does not specialize such a wrapper in other modules, and each word that is looked up would pay for it.
    ///
    /// No code of a client runs while a lock is held: neither closures that were handed in, nor the deinit of an observer.
    package typealias Lock = Mutex
#else
    /// The lock of the package in a form that Thread Sanitizer sees.
    package struct Lock<Value>: ~Copyable, Sendable {
        private final class Guarded: Sendable {
            let lock = NSLock()
            nonisolated(unsafe) var value: Value

            init(_ value: sending Value) { self.value = value }
        }

        private let guarded: Guarded

        package init(_ value: sending Value) { guarded = Guarded(value) }

        package borrowing func withLock<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            guarded.lock.lock()
            defer { guarded.lock.unlock() }
            return try body(&guarded.value)
        }
    }
#endif
