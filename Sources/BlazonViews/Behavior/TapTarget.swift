import Blazon

extension View {
    /// Does something when the view is used: clicked, or by the keyboard where it is no part of a control.
    ///
    /// ```swift
    /// configuration.label.onTapGesture { configuration.isOn.toggle() }
    /// ```
    ///
    /// - Parameter action: What is done.
    public func onTapGesture(perform action: @escaping () -> Void) -> some View {
        TapTarget(content: self, action: action)
    }
}

/// A view that does something when it is used.
private struct TapTarget<Content: View>: _PrimitiveView {
    let content: Content
    let action: () -> Void

    func _lower(into lowering: inout _ViewLowering) {
        let traits = ControlTraits(.button, label: AnyView(content), behavior: .activating(action))
        let place = ControlPlace(id: NodeID(lowering.path), kind: .button, in: lowering)
        lowering.register(
            traits,
            at: place.id,
            isPart: lowering.owner?.takesKeyboard == true,
            focus: lowering.focusRequest?.claim()
        )
        let drawing = Node.column(lowering.children(of: content, at: .position(0)))
        lowering.nodes.append(.control(lowering.control(traits, at: place, isCustomized: true, drawing: drawing)))
    }
}
