/// An array of closures that hold their observers weakly.
final class ClosureLoop: FanOutApproach {
    private var components: [Component]
    private var observers: [() -> Void] = []

    init(count: Int) { components = .init(count: count) }

    var calls: Int { components.calls }
    var callsPerPost: Int { components.count }

    func register() {
        for component in components {
            observers.append { [weak component] in component?.updateStyle() }
        }
    }

    func post() {
        for observer in observers { observer() }
    }

    func free() {
        components = []
        observers = []
    }
}
