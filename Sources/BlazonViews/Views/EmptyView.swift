/// Nothing: no size, and no place in a stack.
public struct EmptyView: View {
    /// Makes nothing.
    public init() {}

    /// Nothing again.
    public var body: EmptyView { self }

    /// Appends nothing.
    public func _lower(into lowering: inout _ViewLowering) {}
}
