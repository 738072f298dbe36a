import Observation

/// An `@Observable` model that each observer reads anew after each change, as the model demands.
final class ObservationTracking: FanOutApproach {
    @Observable
    final class Model {
        var theme = 0
    }

    /// Whom the model has told that it is about to change.
    private final class Outbox: @unchecked Sendable {
        var observers: [Observer] = []
    }

    private final class Observer: @unchecked Sendable {
        private(set) var calls = 0
        private var theme = 0
        private let model: Model
        private let outbox: Outbox

        init(model: Model, outbox: Outbox) {
            self.model = model
            self.outbox = outbox
        }

        func update() {
            calls &+= 1
            theme = withObservationTracking {
                model.theme
            } onChange: { [weak self] in
                // The value is the old one still: to be read when the change is done.
                if let self { outbox.observers.append(self) }
            }
        }
    }

    private let model = Model()
    private let outbox = Outbox()
    private var observers: [Observer]

    init(count: Int) {
        let (model, outbox) = (model, outbox)
        observers = (0..<count).map { _ in Observer(model: model, outbox: outbox) }
    }

    var calls: Int { observers.reduce(0) { $0 + $1.calls } }
    var callsPerPost: Int { observers.count }

    func register() {
        for observer in observers { observer.update() }
    }

    func post() {
        model.theme += 1
        let due = outbox.observers
        outbox.observers = []
        for observer in due { observer.update() }
    }

    func free() {
        observers = []
        // The model forgets the dead with the next change.
        model.theme += 1
    }
}
