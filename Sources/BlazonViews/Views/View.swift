/// A part of an interface, described by a value.
///
/// Its words are SwiftUI's. A view of an app's own is made of other views:
///
/// ```swift
/// struct Greeting: View {
///     var name: String
///     var body: some View {
///         HStack {
///             Text("Hello,")
///             Text(name).bold()
///         }
///     }
/// }
/// print(Greeting(name: "Ada").rendered())        // Hello, Ada
/// ```
///
/// There is no state graph: what changes lives in the app's models, and a ``StyledComponent`` draws the view anew. The
/// protocol belongs to no actor; a view whose body reads a model of the main actor is a
/// `@MainActor struct Inbox: @MainActor View`.
public protocol View {
    /// What the body is; inferred from it.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }

    /// Appends what the view comes to. Not for use: the default, which lowers ``body``, serves every view of an app.
    func _lower(into lowering: inout _ViewLowering)
}

extension View {
    /// Lowers the body, which reads its environment meanwhile.
    @inlinable
    public func _lower(into lowering: inout _ViewLowering) {
        guard lowering.descend() else { return }
        let body = lowering.reading { self.body }
        body._lower(into: &lowering)
        lowering.ascend()
    }

    /// The node that the view comes to.
    ///
    /// It is a pure function of the view and the values, and the same on every thread. Several views side by side come to
    /// a column.
    ///
    /// - Parameters:
    ///   - values: What travels down to the view: its environment.
    ///   - controls: Gets the actions and bindings of the controls in the node; a new one for each node.
    @inlinable
    public func node(in values: StyleValues = StyleValues(), controls: ControlTable? = nil) -> Node {
        var lowering = _ViewLowering(values: values, controls: controls)
        _lower(into: &lowering)
        return lowering.node
    }
}
