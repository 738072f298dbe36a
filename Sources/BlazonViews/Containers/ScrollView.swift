/// A window onto views that may need more room than there is.
///
/// ```swift
/// ScrollView(position: ScrollPosition(y: model.firstRow)) {
///     ForEach(model.messages) { Text($0.subject) }
/// }
/// ```
///
/// There is no state in a view: the app keeps how far it is scrolled, and changes it when a key says so. However little or
/// much content there is, the window never lies beyond the end of it. Along its axes it takes the room that it is offered.
public struct ScrollView<Content: View>: _PrimitiveView {
    private let axes: Axis.Set
    private let position: ScrollPosition
    private let content: Content

    /// Makes a window.
    ///
    /// - Parameters:
    ///   - axes: The directions in which the content may be larger than the window.
    ///   - position: How far it is scrolled.
    ///   - content: What is looked at. Several views stand below each other, or beside each other where the window scrolls
    ///     to the side alone.
    public init(
        _ axes: Axis.Set = .vertical,
        position: ScrollPosition = ScrollPosition(),
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.position = position
        self.content = content()
    }

    /// Appends the window as one node.
    public func _lower(into lowering: inout _ViewLowering) {
        let nodes = lowering.children(of: content)
        let content: Node =
            if axes == .horizontal, nodes.count > 1 {
                .stack(.init(.horizontal, spacing: 1, children: nodes))
            } else {
                .column(nodes)
            }
        lowering.nodes.append(.scroll(.init(axes, x: position.x, y: position.y, content: content)))
    }
}
