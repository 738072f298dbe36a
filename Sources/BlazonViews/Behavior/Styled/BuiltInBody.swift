import Blazon

/// What a built-in style makes of a control: one that a native widget may stand in for.
struct BuiltInBody<Content: View>: _PrimitiveView {
    private let kind: Node.Control.Kind
    private let variant: String
    private let content: Content

    init(_ kind: Node.Control.Kind, _ variant: String, @ViewBuilder content: () -> Content) {
        self.kind = kind
        self.variant = variant
        self.content = content()
    }

    func _lower(into lowering: inout _ViewLowering) {
        // Outside of its control there is nothing to stand in for.
        guard let owner = lowering.owner, owner.traits.kind == kind else {
            return lowering.lower(content)
        }
        let place = ControlPlace(id: NodeID(lowering.path), kind: kind, in: lowering)
        lowering.register(owner.traits, at: place.id, isPart: true)
        var below = lowering.emptied
        if place.isPressed { below.values.textAttributes.insert(.bold) }
        var drawing = Node.column(below.children(of: content, at: .position(0)))
        if place.isPressed { drawing = .background(.init(lowering.values.highlightPaint, content: drawing)) }
        lowering.nodes.append(.control(lowering.control(owner.traits, at: place, variant: variant, drawing: drawing)))
    }
}
