/// Views of one type, as a ``ViewBuilder`` makes them of a `for` loop.
public struct ViewList<Content: View>: _PrimitiveView {
    private let elements: [Content]

    init(_ elements: [Content]) { self.elements = elements }

    /// Appends each of them.
    public func _lower(into lowering: inout _ViewLowering) {
        lowering.beginKeys()
        for (position, view) in elements.enumerated() {
            lowering.append(view, at: .position(position))
        }
    }
}
