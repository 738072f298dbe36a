import Foundation

/// An address that each thread sees for itself.
package final class ThreadPointer: Sendable {
    private let key: pthread_key_t

    package init() {
        var key = pthread_key_t()
        // Fails only when the process has used up its keys (1,024 on Linux); then there is no memory for one either.
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "no thread-specific key is left")
        self.key = key
    }

    deinit { pthread_key_delete(key) }

    /// What this thread sees; nil until it is set.
    package var current: UnsafeRawPointer? { UnsafeRawPointer(pthread_getspecific(key)) }

    /// Sets what this thread sees, and gives what it saw before.
    package func exchange(_ pointer: UnsafeRawPointer?) -> UnsafeRawPointer? {
        let outer = current
        pthread_setspecific(key, pointer)
        return outer
    }
}
