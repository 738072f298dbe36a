import Blazon

extension ControlBehavior {
    /// Goes from choice to choice by the arrow keys.
    ///
    /// - Parameters:
    ///   - choices: What can be chosen.
    ///   - other: Answers all other events.
    static func choosing(_ choices: Choices, orElse other: ControlBehavior? = nil) -> ControlBehavior {
        func choose(_ tag: AnyHashable?) -> ControlReaction {
            .action { if let tag { choices.selection?.select(tag) } }
        }
        return ControlBehavior { event, interaction in
            switch event {
            case .increment, .key(.downArrow, modifiers: []), .key(.rightArrow, modifiers: []):
                choose(choices.neighbor(by: 1))
            case .decrement, .key(.upArrow, modifiers: []), .key(.leftArrow, modifiers: []):
                choose(choices.neighbor(by: -1))
            case .key(.home, modifiers: []): choose(choices.all.first { $0.isEnabled }?.tag)
            case .key(.end, modifiers: []): choose(choices.all.last { $0.isEnabled }?.tag)
            case .set(.selection(let index?)) where choices.all.indices.contains(index):
                choose(choices.all[index].tag)
            default: other?(event, interaction)
            }
        }
    }

    /// Opens and closes something that the component keeps open.
    static func expanding(_ id: NodeID) -> ControlBehavior {
        ControlBehavior { event, interaction in
            let isExpanded: Bool
            switch event {
            case .activate: isExpanded = !interaction.expanded.contains(id)
            case .set(.isExpanded(let value)): isExpanded = value
            default: return nil
            }
            return ControlReaction(change: { $0.setExpanded(id, isExpanded) })
        }
    }
}
