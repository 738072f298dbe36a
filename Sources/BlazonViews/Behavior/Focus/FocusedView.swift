import Blazon

/// A view whose first control says and follows whether it hears the keyboard.
struct FocusedView<Content: View>: _PrimitiveView {
    let content: Content
    let isWanted: () -> Bool
    let set: (Bool) -> Void

    func _lower(into lowering: inout _ViewLowering) {
        let outer = lowering.focusRequest
        lowering.focusRequest = FocusRequest(isWanted: isWanted, set: set)
        lowering.lower(content)
        lowering.focusRequest = outer
    }
}
