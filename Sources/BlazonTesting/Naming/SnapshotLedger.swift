import Blazon
import Synchronization

/// What the snapshots of one process have taken so far: ordinals within tests, and files.
///
/// Ordinals count within one task of one test, so that a test that is repeated, or runs beside others, gets the same
/// ones each time. A task belongs to one test at a time; when it goes on to another, its count starts again.
final class SnapshotLedger: Sendable {
    /// The ledger of this process.
    static let shared = SnapshotLedger()

    private struct Count {
        var identity: String
        var ordinal: Int
    }

    private struct Claim {
        var owner: String
        var text: String
    }

    private struct State {
        var countsByTask: [Int: Count] = [:]
        var countsOutsideTasks: [String: Int] = [:]
        var claims: [String: Claim] = [:]
    }

    private let state = Lock(State())

    /// How a file that a snapshot wants stands to what was taken before.
    enum Verdict: Equatable {
        /// Nobody asked for it yet, or the same test did with the same text.
        case free
        /// The same test asked for it, with another text.
        case takenWithOtherText
        /// This other test asked for it.
        case taken(by: String)
    }

    /// The next ordinal of a test, from 1.
    ///
    /// - Parameters:
    ///   - identity: The test's.
    ///   - task: The task that it runs in; with nil, as under XCTest, it counts within the process.
    func nextOrdinal(of identity: String, task: Int? = withUnsafeCurrentTask { $0?.hashValue }) -> Int {
        state.withLock { state in
            guard let task else {
                state.countsOutsideTasks[identity, default: 0] += 1
                return state.countsOutsideTasks[identity, default: 1]
            }
            let last = state.countsByTask[task]
            let ordinal = last?.identity == identity ? (last?.ordinal ?? 0) + 1 : 1
            state.countsByTask[task] = Count(identity: identity, ordinal: ordinal)
            return ordinal
        }
    }

    /// Asks for a file on behalf of a test.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - owner: The test's identity.
    ///   - text: What the test wants to find in it.
    func claim(_ path: String, owner: String, text: String) -> Verdict {
        state.withLock { state in
            guard let claim = state.claims[path] else {
                state.claims[path] = Claim(owner: owner, text: text)
                return .free
            }
            if claim.owner != owner { return .taken(by: claim.owner) }
            return claim.text.utf8.elementsEqual(text.utf8) ? .free : .takenWithOtherText
        }
    }
}
