import Blazon

/// The least that an observer can do: it counts its calls. So what is measured is the calling.
///
/// `@unchecked`: a measurement runs on one thread; some approaches want something that could be called from others.
final class Component: StyleUpdatable, @unchecked Sendable {
    private(set) var calls = 0

    func updateStyle() { calls &+= 1 }
}

extension [Component] {
    init(count: Int) { self = (0..<count).map { _ in Component() } }

    /// How often all of them were called together.
    var calls: Int { reduce(0) { $0 + $1.calls } }
}
