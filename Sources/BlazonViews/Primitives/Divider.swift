/// A line across the stack it stands in, in the `divider` role.
public struct Divider: _PrimitiveView {
    /// Makes a line.
    public init() {}

    /// Appends the line.
    public func _lower(into lowering: inout _ViewLowering) { lowering.nodes.append(.divider) }
}
