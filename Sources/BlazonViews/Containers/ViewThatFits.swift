/// The first of some views that fits into the room there is, and the last one where none does.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     Label("Delete", icon: "✗")
///     Icon("✗")
/// }
/// ```
///
/// A view fits if its ideal size does: for a text, the whole of it on one line.
public struct ViewThatFits<Content: View>: _PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Makes a choice.
    ///
    /// - Parameters:
    ///   - axes: The directions in which a view has to fit.
    ///   - content: The views, from the best to the smallest.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Appends the alternatives as one node.
    public func _lower(into lowering: inout _ViewLowering) {
        lowering.nodes.append(.fits(.init(axes, alternatives: lowering.children(of: content))))
    }
}
