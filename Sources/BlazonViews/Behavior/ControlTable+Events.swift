extension ControlTable {
    /// Sends an event to a control and does what comes of it.
    ///
    /// - Parameters:
    ///   - event: What happens.
    ///   - id: To which control; nil for the focused one.
    ///   - interaction: What a person is doing; changed before an action of the app's runs.
    /// - Returns: Whether there was a use for the event, and why not.
    @discardableResult
    public func send(
        _ event: ControlEvent,
        to id: NodeID? = nil,
        in interaction: inout ControlInteraction
    ) -> ControlResponse {
        switch reaction(to: event, at: id, in: interaction) {
        case .failure(let refusal): return refusal.response
        case .success(let reaction):
            reaction.change(&interaction)
            reaction.action()
            return .handled
        }
    }

    /// Why an event leads to nothing.
    struct Refusal: Error {
        let response: ControlResponse
    }

    /// What is to be done, without doing it.
    func reaction(
        to event: ControlEvent,
        at id: NodeID?,
        in interaction: ControlInteraction
    ) -> Result<ControlReaction, Refusal> {
        guard let id = id ?? interaction.focused else {
            return travel(event, from: nil, in: interaction) ?? .failure(Refusal(response: .ignored))
        }
        guard let entry = entries[id] else { return .failure(Refusal(response: .unknownControl)) }
        // One that has been disabled lets the keyboard go.
        if event == .blur, interaction.focused == id { return .success(move(focusFrom: id, to: nil)) }
        guard entry.isEnabled else { return .failure(Refusal(response: .disabled)) }
        if let reaction = entry.behavior(event, interaction)
            ?? event.meaning.flatMap({ entry.behavior($0, interaction) })
        {
            return .success(closing(entry.menu, after: event, reaction))
        }
        switch event {
        case .focus:
            return .success(interaction.focused == id ? .nothing : move(focusFrom: interaction.focused, to: id))
        case .press: return .success(ControlReaction(change: { $0.pressed = id }))
        case .release where interaction.pressed == id: return .success(ControlReaction(change: { $0.pressed = nil }))
        case .key(.escape, modifiers: []):
            guard let menu = interaction.expanded.contains(id) ? id : entry.menu else { break }
            return .success(
                ControlReaction(change: {
                    $0.expanded.remove(menu)
                    $0.focused = menu
                })
            )
        // The arrow keys go through the commands of a menu that is open.
        case .key(.downArrow, modifiers: []) where entry.menu != nil || interaction.expanded.contains(id):
            return travel(.key(.tab), from: id, in: interaction) ?? .success(.nothing)
        case .key(.upArrow, modifiers: []) where entry.menu != nil:
            return travel(.key(.tab, modifiers: .shift), from: id, in: interaction) ?? .success(.nothing)
        default: break
        }
        return travel(event, from: id, in: interaction) ?? .failure(Refusal(response: .ignored))
    }

    /// Using a command closes the menu that it stands in.
    private func closing(_ menu: NodeID?, after event: ControlEvent, _ reaction: ControlReaction) -> ControlReaction {
        guard let menu, event == .activate || event.meaning == .activate else { return reaction }
        return ControlReaction(
            change: {
                reaction.change(&$0)
                $0.expanded.remove(menu)
                if $0.focused != nil { $0.focused = menu }
            },
            action: reaction.action
        )
    }

    /// The Tab key goes on to the next control and round at the end, with shift backwards.
    private func travel(
        _ event: ControlEvent,
        from id: NodeID?,
        in interaction: ControlInteraction
    ) -> Result<ControlReaction, Refusal>? {
        guard case .key(.tab, let modifiers) = event, modifiers.subtracting(.shift).isEmpty else { return nil }
        let order = focusOrder
        guard !order.isEmpty else { return nil }
        let isBackward = modifiers.contains(.shift)
        let target =
            if let index = id.flatMap({ order.firstIndex(of: $0) }) {
                order[(index + (isBackward ? order.count - 1 : 1)) % order.count]
            } else {
                isBackward ? order[order.count - 1] : order[0]
            }
        return .success(move(focusFrom: interaction.focused, to: target))
    }

    func move(focusFrom old: NodeID?, to new: NodeID?) -> ControlReaction {
        let (loser, winner) = (old.flatMap { entries[$0]?.focus }, new.flatMap { entries[$0]?.focus })
        return ControlReaction(
            change: {
                $0.focused = new
                $0.caret = nil
            },
            action: {
                winner?.set(true)
                loser?.set(false)
            }
        )
    }
}
