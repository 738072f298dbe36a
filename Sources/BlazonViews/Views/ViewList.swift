/// Views of one type, as a ``ViewBuilder`` makes them of a `for` loop.
public struct ViewList<Content: View>: _PrimitiveView {
    @usableFromInline
    let elements: [Content]

    @inlinable
    init(_ elements: [Content]) { self.elements = elements }

    /// Appends each of them.
    @inlinable
    public func _lower(into lowering: inout _ViewLowering) {
        lowering.beginKeys()
        for position in elements.indices {
            lowering.append(elements[position], at: .position(position))
        }
    }
}
