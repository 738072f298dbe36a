import Blazon

/// Where a control stands, and what a person does with it at the moment.
struct ControlPlace {
    let id: NodeID
    /// Whose state it is in: the control's own, or that of the one of its kind that it stands in for.
    let stateID: NodeID
    let isEnabled: Bool
    let isFocused: Bool
    let isPressed: Bool
    /// Whether it is among those that stand open.
    let isExpanded: Bool
    /// See ``ControlInteraction/caret``; nil where the keyboard is elsewhere, too.
    let caret: Int?
    /// Where it stands, for what has to be lowered before its style can be asked.
    let lowering: _ViewLowering

    /// A control that stands in for one of its kind is in that one's state.
    init(id: NodeID, kind: Node.Control.Kind, in lowering: _ViewLowering) {
        let values = lowering.values
        let interaction = values.interaction
        let outer = lowering.owner.flatMap { $0.traits.kind == kind ? $0.place : nil }
        self.id = id
        stateID = outer?.stateID ?? id
        self.lowering = lowering.emptied
        isEnabled = values.isEnabled
        isFocused = isEnabled && (interaction.focused == id || outer?.isFocused == true)
        isPressed = isEnabled && (interaction.pressed == id || outer?.isPressed == true)
        isExpanded = interaction.expanded.contains(stateID)
        caret = isFocused ? interaction.caret : nil
    }

    /// Whether it stands open, for a control without a binding of the app's.
    var expansion: Binding<Bool> {
        let (isExpanded, sink, id) = (isExpanded, lowering.controls?.sink, stateID)
        return Binding {
            isExpanded
        } set: { isExpanded in
            sink?.apply { $0.setExpanded(id, isExpanded) }
        }
    }

    /// A part of the control that is handed to its style: named after the control, wherever the style puts it.
    func label(_ view: some View) -> AnyView { AnyView(ControlPart(content: view, path: id.path + [.position(1)])) }

    /// What stands in the control without being a part of it: what is in it is a control in its own right.
    func content(_ view: some View, menu: NodeID? = nil) -> AnyView {
        AnyView(ControlPart(content: view, path: id.path + [.position(2)], isContent: true, menu: menu))
    }
}
