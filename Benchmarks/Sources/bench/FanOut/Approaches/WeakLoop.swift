import Blazon

/// An array of weak references, and the fastest loop there is over one.
final class WeakLoop: FanOutApproach {
    private struct Reference {
        weak var component: (any StyleUpdatable)?
    }

    private var components: [Component]
    private var observers: [Reference] = []

    init(count: Int) { components = .init(count: count) }

    var calls: Int { components.calls }
    var callsPerPost: Int { components.count }

    func register() {
        for component in components { observers.append(Reference(component: component)) }
    }

    func post() {
        observers.withUnsafeMutableBufferPointer { observers in
            guard let first = observers.baseAddress else { return }
            // A subscript or a pointer that cannot write would copy the reference, which costs as much again.
            for number in 0..<observers.count { (first + number).pointee.component?.updateStyle() }
        }
    }

    func free() {
        components = []
        observers.removeAll { $0.component == nil }
    }
}
