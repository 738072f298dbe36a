import Blazon

/// A control whose style is being lowered: what stands in the style's body is a part of it.
///
/// The parts of a control that hears the keyboard are no stops of the Tab key, so that a style does not change the way
/// through the controls. They do answer events that are sent to them, such as clicks.
final class ControlOwner {
    let traits: ControlTraits
    let place: ControlPlace
    /// Whether the control, or one that it is a part of, hears the keyboard.
    let takesKeyboard: Bool

    init(traits: ControlTraits, place: ControlPlace, takesKeyboard: Bool) {
        self.traits = traits
        self.place = place
        self.takesKeyboard = takesKeyboard
    }
}

/// Where a control stands, and what a person does with it at the moment.
struct ControlPlace {
    let id: NodeID
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
        self.lowering = lowering
        isEnabled = values.isEnabled
        isFocused = isEnabled && (interaction.focused == id || outer?.isFocused == true)
        isPressed = isEnabled && (interaction.pressed == id || outer?.isPressed == true)
        isExpanded = interaction.expanded.contains(id) || outer?.isExpanded == true
        caret = isFocused ? interaction.caret : nil
    }

    /// Whether it stands open, for a control without a binding of the app's.
    var expansion: Binding<Bool> {
        let (isExpanded, controls, id) = (isExpanded, lowering.controls, id)
        return Binding {
            isExpanded
        } set: { isExpanded in
            controls?.applyChange { $0.setExpanded(id, isExpanded) }
        }
    }

    /// A part of the control that is handed to its style: named after the control, wherever the style puts it.
    func label(_ view: some View) -> AnyView { AnyView(ControlPart(content: view, path: id.path + [.position(1)])) }

    /// What stands in the control without being a part of it: what is in it is a control in its own right.
    func content(_ view: some View, menu: NodeID? = nil) -> AnyView {
        AnyView(ControlPart(content: view, path: id.path + [.position(2)], isContent: true, menu: menu))
    }
}

extension ControlInteraction {
    mutating func setExpanded(_ id: NodeID, _ isExpanded: Bool) {
        if isExpanded { expanded.insert(id) } else { expanded.remove(id) }
    }
}

private struct ControlPart<Content: View>: _PrimitiveView {
    let content: Content
    let path: [NodeID.Step]
    var isContent = false
    var menu: NodeID?

    func _lower(into lowering: inout _ViewLowering) {
        let outer = lowering
        lowering.path = path
        if isContent {
            lowering.owner = nil
            lowering.menu = menu ?? outer.menu
            if outer.values.isFocused { lowering.values.isFocused = false }
        }
        lowering.descend { content._lower(into: &$0) }
        (lowering.path, lowering.owner, lowering.menu) = (outer.path, outer.owner, outer.menu)
        if isContent { lowering.values = outer.values }
    }
}
