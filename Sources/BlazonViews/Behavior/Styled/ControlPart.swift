import Blazon

/// A part of a control that is handed to its style: named after the control, wherever the style puts it.
struct ControlPart<Content: View>: _PrimitiveView {
    let content: Content
    let path: [NodeID.Step]
    var isContent = false
    var menu: NodeID?

    func _lower(into lowering: inout _ViewLowering) {
        let outer = (path: lowering.path, owner: lowering.owner, menu: lowering.menu, values: lowering.values)
        lowering.path = path
        if isContent {
            lowering.owner = nil
            lowering.menu = menu ?? outer.menu
            if outer.values.isFocused { lowering.values.isFocused = false }
        }
        lowering.lower(content)
        (lowering.path, lowering.owner, lowering.menu, lowering.values) = outer
    }
}
