import Blazon

/// Blazon's store, and components as they are in an app: each reads four roles through the store's palette.
final class PaletteReads: FanOutApproach {
    private final class Card: StyleUpdatable {
        private(set) var calls = 0
        private(set) var background = Theme.Color.clear
        private(set) var title = Theme.Color.clear
        private(set) var icon = Theme.Color.clear
        private(set) var line = Theme.Color.clear
        private let store: ThemeStore

        init(store: ThemeStore) { self.store = store }

        func updateStyle() {
            calls &+= 1
            let palette = store.palette
            background = palette[.card]
            title = palette[.primaryText]
            icon = palette[.activeIcon]
            line = palette[.divider]
        }
    }

    private var themes = AlternatingThemes(differingIn: [.card, .primaryText, .activeIcon, .divider])
    private let store: ThemeStore
    private var components: [Card]

    init(count: Int) {
        let store = ThemeStore(theme: themes.current)
        self.store = store
        components = (0..<count).map { _ in Card(store: store) }
    }

    var calls: Int { components.reduce(0) { $0 + $1.calls } }
    var callsPerPost: Int { components.count }

    func register() {
        for component in components { component.observeAndUpdateStyle(on: store.bus, delivery: .immediate) }
    }

    func post() { store.theme = themes.next() }

    func free() {
        components = []
        store.bus.post()
    }
}
