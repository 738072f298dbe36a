import Foundation

/// A block of a `NotificationCenter` for each observer, whose token nobody keeps: the block outlives its observer.
final class CenterBlocksForgotten: FanOutApproach {
    private let center = NotificationCenter()
    private var components: [Component]

    init(count: Int) { components = .init(count: count) }

    var calls: Int { components.calls }
    var callsPerPost: Int { components.count }

    func register() {
        for component in components {
            _ = center.addObserver(forName: .benchmarkChange, object: nil, queue: nil) { [weak component] _ in
                component?.updateStyle()
            }
        }
    }

    func post() { center.post(name: .benchmarkChange, object: nil) }

    func free() { components = [] }
}
