import Blazon

extension _ViewLowering {
    /// Notes down what a control does.
    func register(_ traits: ControlTraits, at id: NodeID, isPart: Bool, focus: FocusRequest? = nil) {
        guard let controls, let behavior = traits.behavior else { return }
        controls.register(
            id,
            .init(
                isEnabled: values.isEnabled,
                isStop: !isPart && !isHidden,
                menu: menu,
                focus: focus,
                text: traits.text,
                behavior: behavior
            )
        )
    }

    /// A control as a node.
    func control(
        _ traits: ControlTraits,
        at place: ControlPlace,
        variant: String = "automatic",
        isCustomized: Bool = false,
        drawing: Node
    ) -> Node.Control {
        // What the label and the items do is noted down where they are drawn.
        var quiet = emptied
        quiet.controls = nil
        var state: Node.Control.State = values.isEnabled ? [] : .disabled
        if place.isFocused { state.insert(.focused) }
        if place.isPressed { state.insert(.pressed) }
        if traits.isSelected { state.insert(.selected) }
        var control = Node.Control(
            traits.kind,
            id: place.id,
            label: .column(traits.label.map { quiet.children(of: $0, at: .position(1)) } ?? []),
            value: traits.value,
            role: traits.role,
            state: state,
            tint: values.tint ?? .role(.tint),
            size: values.controlSize,
            variant: variant,
            isCustomized: isCustomized,
            drawing: drawing,
            items: items(of: traits)
        )
        control.origin.stateID = place.stateID
        return control
    }

    /// What can be seen is noted down where it is drawn; what cannot be seen answers events, too, but no key leads there.
    private func items(of traits: ControlTraits) -> [Node] {
        guard let items = traits.items else { return [] }
        var below = emptied
        below.owner = nil
        below.isHidden = true
        if traits.showsItems { below.controls = nil }
        return below.children(of: items, at: .position(2))
    }
}
