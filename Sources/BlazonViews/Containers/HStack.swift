/// Views side by side, from leading to trailing.
///
/// What is left of the width after the spacing is divided among the views: the least flexible ones take theirs first.
public struct HStack<Content: View>: _PrimitiveView {
    @usableFromInline
    let alignment: VerticalAlignment
    @usableFromInline
    let spacing: Int
    @usableFromInline
    let content: Content

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - alignment: Where views of different heights stand.
    ///   - spacing: The room between two views in cells, from 0; 1 unless said otherwise.
    ///   - content: The views.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing ?? 1
        self.content = content()
    }

    /// Appends the row as one node.
    @inlinable
    public func _lower(into lowering: inout _ViewLowering) {
        let alignment = Alignment(horizontal: .center, vertical: alignment)
        let (children, keys) = lowering.siblings(of: content)
        lowering.nodes.append(
            .stack(.init(.horizontal, alignment: alignment, spacing: spacing, children: children, keys: keys))
        )
    }
}
