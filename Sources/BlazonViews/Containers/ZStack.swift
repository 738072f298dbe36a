/// Views on top of each other, the last in front.
public struct ZStack<Content: View>: _PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Makes layers.
    ///
    /// - Parameters:
    ///   - alignment: Where the smaller views stand.
    ///   - content: The views, from the back to the front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Appends the layers as one node.
    public func _lower(into lowering: inout _ViewLowering) {
        let (children, keys) = lowering.siblings(of: content)
        lowering.nodes.append(.layers(.init(alignment: alignment, children: children, keys: keys)))
    }
}
