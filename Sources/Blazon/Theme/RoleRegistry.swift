import Synchronization

/// Gives each role's name a small number, so that a palette is an array and no look-up hashes a string.
///
/// It is the one list that the whole program shares; it only grows, by as many entries as there are names.
final class RoleRegistry: Sendable {
    /// What a role looks like where no theme has a word on it.
    enum Default: Sendable {
        case color(Theme.AdaptiveColor)
        /// Taken from a role that was there before, hence never a cycle.
        case role(Theme.Role)
    }

    struct Entry: Sendable {
        let name: String
        let `default`: Default
    }

    private struct State {
        var entries: [Entry] = []
        var indices: [String: Int] = [:]
    }

    static let shared = RoleRegistry()

    private let state: Lock<State>

    init() {
        var state = State()
        for entry in MaterialRole.allCases.map(\.entry) {
            state.indices[entry.name] = state.entries.count
            state.entries.append(entry)
        }
        self.state = Lock(state)
    }

    /// The number of `name`, a new one if the name is new. The first default stands.
    func index(of name: String, default: Default) -> Int {
        state.withLock { state in
            if let index = state.indices[name] { return index }
            let index = state.entries.count
            state.entries.append(Entry(name: name, default: `default`))
            state.indices[name] = index
            return index
        }
    }

    func entry(at index: Int) -> Entry {
        state.withLock { $0.entries[index] }
    }

    var count: Int {
        state.withLock { $0.entries.count }
    }

    /// All entries at one moment.
    var entries: [Entry] {
        state.withLock { $0.entries }
    }
}
