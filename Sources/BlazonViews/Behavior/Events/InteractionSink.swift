/// Where a change of the interaction goes that a style makes: to the component, or to the one who sends events.
///
/// Bindings hold it, and not the table that their controls stand in, which would never be freed.
final class InteractionSink {
    typealias Change = (inout ControlInteraction) -> Void

    private let owner: ((Change) -> Void)?
    private var pending: [Change] = []

    /// - Parameter owner: Makes the change at once; with nil it waits for the next event.
    init(owner: ((Change) -> Void)? = nil) { self.owner = owner }

    func apply(_ change: @escaping Change) {
        if let owner { owner(change) } else { pending.append(change) }
    }

    /// Makes the changes that wait.
    func drain(into interaction: inout ControlInteraction) {
        for change in pending { change(&interaction) }
        pending = []
    }
}
