/// Views below each other, from top to bottom.
///
/// What is left of the height after the spacing is divided among the views: the least flexible ones take theirs first.
public struct VStack<Content: View>: _PrimitiveView {
    @usableFromInline
    let alignment: HorizontalAlignment
    @usableFromInline
    let spacing: Int
    @usableFromInline
    let content: Content

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - alignment: Where views of different widths stand.
    ///   - spacing: The room between two views in cells, from 0; 0 unless said otherwise.
    ///   - content: The views.
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing ?? 0
        self.content = content()
    }

    /// Appends the column as one node.
    @inlinable
    public func _lower(into lowering: inout _ViewLowering) {
        let alignment = Alignment(horizontal: alignment, vertical: .center)
        let (children, keys) = lowering.siblings(of: content)
        lowering.nodes.append(
            .stack(.init(.vertical, alignment: alignment, spacing: spacing, children: children, keys: keys))
        )
    }
}
