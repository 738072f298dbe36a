import Blazon

/// Blazon's store: three changes in one update, for which each component is called once.
final class CoalescedUpdate: FanOutApproach {
    private var themes = AlternatingThemes(differingIn: [.accent])
    private let store: ThemeStore
    private var components: [Component]

    init(count: Int) {
        store = ThemeStore(theme: themes.current)
        components = .init(count: count)
    }

    var calls: Int { components.calls }
    var callsPerPost: Int { components.count }

    func register() {
        for component in components { component.observeAndUpdateStyle(on: store.bus, delivery: .immediate) }
    }

    func post() {
        store.update { state in
            state.theme = themes.next()
            state.variant.scheme = state.variant.scheme == .light ? .dark : .light
            state.variant.contrast = state.variant.contrast == .standard ? .increased : .standard
        }
    }

    func free() {
        components = []
        store.bus.post()
    }
}
