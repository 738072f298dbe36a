import Blazon

/// Blazon's bus: a post that concerns everybody.
final class BusPosts: FanOutApproach {
    private let bus = StyleBus()
    private let tracking: StyleTracking
    private var components: [Component]

    /// - Parameters:
    ///   - count: How many components there are; with none, a post costs what the centre costs.
    ///   - tracking: Whether the bus notes what each component reads, which is nothing.
    init(count: Int, tracking: StyleTracking) {
        self.tracking = tracking
        components = .init(count: count)
    }

    var calls: Int { components.calls }
    var callsPerPost: Int { components.count }

    func register() {
        for component in components {
            component.observeAndUpdateStyle(on: bus, delivery: .immediate, tracking: tracking)
        }
    }

    func post() { bus.post() }

    func free() {
        components = []
        bus.post()
    }
}
