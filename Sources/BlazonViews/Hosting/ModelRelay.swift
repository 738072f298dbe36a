import Blazon
import Synchronization

/// Passes on that a model is about to change, to where the component is refreshed.
final class ModelRelay: Sendable {
    private struct State {
        var observation: StyleObservation?
        var hasChanged = false
    }

    private let state = Lock(State())

    /// The component's place on the bus: there once the first body has been evaluated, during which a model may change.
    var observation: StyleObservation? {
        get { state.withLock { $0.observation } }
        set {
            let mustUpdate = state.withLock { state in
                state.observation = newValue
                return state.hasChanged
            }
            if mustUpdate { newValue?.setNeedsUpdate() }
        }
    }

    func changed() {
        let observation = state.withLock { state in
            state.hasChanged = state.observation == nil
            return state.observation
        }
        observation?.setNeedsUpdate()
    }
}
