/// A change to any view, with a name.
///
/// ```swift
/// struct Carded: ViewModifier {
///     func body(content: Content) -> some View { content.padding(1).background(.card) }
/// }
/// Text("3 new").modifier(Carded())
/// ```
public protocol ViewModifier {
    /// What comes of it; inferred from ``body(content:)``.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = AnyView

    /// Makes the changed view.
    ///
    /// - Parameter content: The view as it was.
    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    /// Changes the view as a modifier says.
    public func modifier(_ modifier: some ViewModifier) -> some View {
        ModifiedView(content: self, modifier: modifier)
    }
}

/// A view that a modifier changes, which may read the environment.
private struct ModifiedView<Content: View, Modifier: ViewModifier>: _PrimitiveView {
    let content: Content
    let modifier: Modifier

    func _lower(into lowering: inout _ViewLowering) {
        let body = lowering.reading { modifier.body(content: AnyView(content)) }
        lowering.lower(body)
    }
}
