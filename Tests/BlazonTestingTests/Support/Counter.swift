import Blazon
import Synchronization

/// A number that closures of any thread add to.
final class Counter: Sendable {
    private let number = Lock(0)

    var value: Int { number.withLock { $0 } }

    func add(_ amount: Int) { number.withLock { $0 += amount } }
}
