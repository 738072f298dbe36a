/// One of two views, as a ``ViewBuilder`` makes it of `if … else` and `switch`.
public struct ConditionalView<First: View, Second: View>: _PrimitiveView {
    enum Branch {
        case first(First)
        case second(Second)
    }

    private let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    /// Appends the view of the branch that was taken.
    public func _lower(into lowering: inout _ViewLowering) {
        lowering.beginKeys()
        switch branch {
        case .first(let view): lowering.append(view, at: .position(0))
        case .second(let view): lowering.append(view, at: .position(1))
        }
    }
}

/// `if` without `else` makes a view that may be nothing.
extension Optional: View where Wrapped: View {
    /// Nothing: the view lowers itself.
    public var body: EmptyView { EmptyView() }

    /// Appends the view, if there is one.
    public func _lower(into lowering: inout _ViewLowering) {
        lowering.beginKeys()
        if let view = self { view._lower(into: &lowering) }
    }
}
