/// Several views as one, without arranging them: a modifier applies to each.
public struct Group<Content: View>: _PrimitiveView {
    private let content: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Appends each of the views.
    public func _lower(into lowering: inout _ViewLowering) { content._lower(into: &lowering) }
}
