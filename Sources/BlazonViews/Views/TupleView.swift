/// Views one after the other, as a ``ViewBuilder`` makes them of statements.
public struct TupleView<each Content: View>: _PrimitiveView {
    @usableFromInline
    let content: (repeat each Content)

    @inlinable
    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    /// Appends each of them.
    @inlinable
    public func _lower(into lowering: inout _ViewLowering) {
        var position = 0
        for view in repeat each content {
            lowering.append(view, at: .position(position))
            position += 1
        }
    }
}
