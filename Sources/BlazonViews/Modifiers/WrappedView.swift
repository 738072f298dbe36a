/// A view with something around each node that it comes to.
@usableFromInline
struct WrappedView<Content: View>: _PrimitiveView {
    let content: Content
    let wrap: (Node) -> Node

    @usableFromInline
    func _lower(into lowering: inout _ViewLowering) {
        lowering.withoutOptions { $0.append(content, changedBy: wrap) }
    }
}

extension View {
    func wrapped(_ wrap: @escaping (Node) -> Node) -> WrappedView<Self> {
        WrappedView(content: self, wrap: wrap)
    }
}
