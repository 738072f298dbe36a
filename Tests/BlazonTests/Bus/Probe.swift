@testable import Blazon
import Synchronization

/// A component that counts its calls, keeps a log, and does what a test tells it to.
final class Probe: StyleUpdatable {
    let name: String
    private let log: CallLog
    private(set) var calls = 0
    /// Done inside `updateStyle()`, after the call was noted.
    var action: ((Probe) -> Void)?
    var onDeinit: (() -> Void)?

    init(_ name: String, log: CallLog = CallLog()) {
        self.name = name
        self.log = log
    }

    func updateStyle() {
        calls += 1
        log.append(name)
        action?(self)
    }

    deinit { onDeinit?() }
}

/// The names of the components that were called, in order; for threads as well.
final class CallLog: Sendable {
    private let names = Lock([String]())

    func append(_ name: String) { names.withLock { $0.append(name) } }

    var all: [String] { names.withLock { $0 } }

    /// What was logged since the last time.
    func drain() -> [String] {
        names.withLock { names in
            defer { names = [] }
            return names
        }
    }
}
