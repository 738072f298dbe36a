/// A view that is not made of other views. Not for use.
public protocol _PrimitiveView: View where Body == EmptyView {}

extension _PrimitiveView {
    /// Nothing: the view lowers itself.
    public var body: EmptyView { EmptyView() }
}
