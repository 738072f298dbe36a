import Blazon
import Foundation

/// Blazon's bus: changes that are made elsewhere, for components of a main loop.
final class HopsToMain: FanOutApproach {
    private let loop = HandTurnedLoop()
    private let bus: StyleBus
    private let changes: Int
    private var components: [Component]

    /// - Parameters:
    ///   - count: How many components there are.
    ///   - changes: How many changes are made before the main loop turns.
    init(count: Int, changes: Int) {
        let loop = loop
        bus = StyleBus(center: NotificationCenter(), isOnMain: { loop.isTurning }, enqueueOnMain: loop.enqueue)
        self.changes = changes
        components = .init(count: count)
    }

    var calls: Int { components.calls }
    var callsPerPost: Int { components.count }
    var hops: Int { loop.hopCount }

    func register() {
        loop.turn {
            for component in components { component.observeAndUpdateStyle(on: bus, delivery: .main) }
        }
    }

    func post() {
        for _ in 0..<changes { bus.post() }
        loop.turn()
    }

    func free() {
        components = []
        loop.turn { bus.post() }
    }
}
