/// A view of whatever type, for where a type has to be named.
public struct AnyView: _PrimitiveView {
    private let view: any View

    /// Hides the type of a view.
    public init(_ view: some View) {
        self.view = view
    }

    /// Appends what the view comes to.
    public func _lower(into lowering: inout _ViewLowering) {
        lowering.descend { view._lower(into: &$0) }
    }
}
