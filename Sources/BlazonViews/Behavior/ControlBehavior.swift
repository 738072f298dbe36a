import Blazon

/// How a control answers events. Nil where it has no use for one.
struct ControlBehavior {
    private let react: (ControlEvent, ControlInteraction) -> ControlReaction?

    init(_ react: @escaping (ControlEvent, ControlInteraction) -> ControlReaction?) { self.react = react }

    func callAsFunction(_ event: ControlEvent, _ interaction: ControlInteraction) -> ControlReaction? {
        react(event, interaction)
    }

    /// Does something when used.
    static func activating(_ action: @escaping () -> Void) -> ControlBehavior {
        ControlBehavior { event, _ in event == .activate ? .action(action) : nil }
    }

    /// Turns something on and off.
    static func turning(_ isOn: Binding<Bool>, from current: Bool? = nil) -> ControlBehavior {
        ControlBehavior { event, _ in
            switch event {
            case .activate: .action { isOn.wrappedValue = !(current ?? isOn.wrappedValue) }
            case .set(.isOn(let value)), .set(.isExpanded(let value)): .action { isOn.wrappedValue = value }
            default: nil
            }
        }
    }

    /// Goes a step up or down; nil at the end of the way.
    static func stepping(increment: (() -> Void)?, decrement: (() -> Void)?) -> ControlBehavior {
        ControlBehavior { event, _ in
            switch event {
            case .increment: increment.map { .action($0) }
            case .decrement: decrement.map { .action($0) }
            default: nil
            }
        }
    }
}
