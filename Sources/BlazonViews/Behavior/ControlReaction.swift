/// What a control does with an event: first a change of the interaction, then what the app wants done.
///
/// The two are apart so that no state is held while code of the app's runs, which may send events itself.
struct ControlReaction {
    var change: (inout ControlInteraction) -> Void = { _ in }
    var action: () -> Void = {}

    /// There was a use for the event, but nothing is to be done.
    static var nothing: ControlReaction { ControlReaction() }

    static func action(_ action: @escaping () -> Void) -> ControlReaction { ControlReaction(action: action) }
}
