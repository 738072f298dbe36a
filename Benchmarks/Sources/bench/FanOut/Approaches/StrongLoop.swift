import Blazon

/// An array that keeps its observers, and a loop: the limit for calls through a protocol.
final class StrongLoop: FanOutApproach {
    private var components: [Component]
    private var observers: [any StyleUpdatable] = []

    init(count: Int) { components = .init(count: count) }

    var calls: Int { components.calls }
    var callsPerPost: Int { components.count }

    func register() {
        for component in components { observers.append(component) }
    }

    func post() {
        for observer in observers { observer.updateStyle() }
    }

    func free() {
        components = []
        observers = []
    }
}
