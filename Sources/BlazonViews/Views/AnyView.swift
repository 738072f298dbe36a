/// A view of whatever type, for where a type has to be named.
public struct AnyView: _PrimitiveView {
    /// Made where the type of the view is known, so that the compiler can do there what it can for that type.
    @usableFromInline
    let lower: (inout _ViewLowering) -> Void

    /// Hides the type of a view.
    @inlinable
    public init(_ view: some View) {
        lower = { $0.lower(view) }
    }

    /// Appends what the view comes to.
    @inlinable
    public func _lower(into lowering: inout _ViewLowering) { lower(&lowering) }
}
