import Blazon

/// What is chosen by using it: a control, or its label alone.
struct ChoiceView: _PrimitiveView {
    let option: OptionCollector.Option
    let isSelected: Bool
    let select: (() -> Void)?
    let menu: NodeID?
    let isContent: Bool

    func _lower(into lowering: inout _ViewLowering) {
        var below = lowering.emptied
        below.path = option.id.path
        below.options = nil
        if !option.isEnabled { below.values.isEnabled = false }
        let step = NodeID.Step.position(0)
        guard let select else {
            below.controls = isContent ? below.controls : nil
            below.owner = isContent ? nil : below.owner
            lowering.nodes += below.children(of: option.view, at: step)
            return
        }
        var traits = ControlTraits(.option, label: nil, behavior: .activating(select))
        traits.isSelected = isSelected
        let place = ControlPlace(id: option.id, kind: .option, in: below)
        below.menu = menu
        below.register(traits, at: option.id, isPart: true)
        below.menu = lowering.menu
        if isContent { below.owner = nil }
        let drawing = Node.column(below.children(of: option.view, at: step))
        var control = below.control(traits, at: place, drawing: drawing)
        control.label = drawing
        lowering.nodes.append(.control(control))
    }
}
