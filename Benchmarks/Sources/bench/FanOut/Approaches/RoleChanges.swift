import Blazon

/// Blazon's bus and store: a change of one role, which concerns only those who read it.
final class RoleChanges: FanOutApproach {
    /// Who reads the role that changes; the others read another one.
    enum Readers {
        case all
        /// Every eighth component.
        case scattered
        /// The first eighth of the components.
        case clustered

        func include(_ number: Int, of count: Int) -> Bool {
            switch self {
            case .all: true
            case .scattered: number % 8 == 0
            case .clustered: number < count / 8
            }
        }
    }

    private final class Reader: StyleUpdatable {
        private(set) var calls = 0
        private(set) var color = Theme.Color.clear
        private let store: ThemeStore
        private let role: Theme.Role

        init(store: ThemeStore, role: Theme.Role) {
            self.store = store
            self.role = role
        }

        func updateStyle() {
            calls &+= 1
            color = store.palette[role]
        }
    }

    private var themes = AlternatingThemes(differingIn: [.accent])
    private let store: ThemeStore
    private var components: [Reader]
    let callsPerPost: Int

    init(count: Int, readers: Readers) {
        let store = ThemeStore(theme: themes.current)
        self.store = store
        components = (0..<count).map { number in
            Reader(store: store, role: readers.include(number, of: count) ? .accent : .background)
        }
        callsPerPost = (0..<count).count { readers.include($0, of: count) }
    }

    var calls: Int { components.reduce(0) { $0 + $1.calls } }

    func register() {
        for component in components {
            component.observeAndUpdateStyle(on: store.bus, delivery: .immediate, tracking: .reads)
        }
    }

    func post() { store.theme = themes.next() }

    func free() {
        components = []
        store.bus.post()
    }
}
