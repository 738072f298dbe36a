public import Blazon

/// How buttons look and when their action runs.
///
/// ```swift
/// struct Confirming: PrimitiveButtonStyle {
///     var ask: (@escaping () -> Void) -> Void
///     func makeBody(configuration: Configuration) -> some View {
///         Button(role: configuration.role) {
///             ask { configuration.trigger() }
///         } label: {
///             configuration.label
///         }
///     }
/// }
/// Button("Delete", role: .destructive) { model.delete() }.buttonStyle(Confirming(ask: model.confirm))
/// ```
///
/// Using the button that the style draws, by key or click, does what the style says. A `Button(configuration)` in the body gets
/// the next outer style.
public protocol PrimitiveButtonStyle {
    /// What the style makes; inferred from ``makeBody(configuration:)``.
    associatedtype Body: View
    /// The parts of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the view of a button.
    ///
    /// - Parameter configuration: The button's role and label, and `trigger()`, which does what the button is there for.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that decides itself when its action runs.
public typealias PrimitiveButtonStyleConfiguration = PrimitiveButtonConfiguration<AnyView>

extension View {
    /// The look of all buttons below, and when their actions run.
    ///
    /// - Parameter style: A style of the app's own.
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
        controlStyle(of: ButtonFamily.self) { DelegatingBody(content: style.makeBody(configuration: $0.primitive)) }
    }
}

/// The body of a style that decides itself what is done: to use the control is to use the first part that can be used.
private struct DelegatingBody<Content: View>: _PrimitiveView {
    let content: Content

    func _lower(into lowering: inout _ViewLowering) {
        let mark = lowering.controls?.mark
        lowering.lower(content)
        if let mark, let owner = lowering.owner {
            lowering.controls?.delegate(owner.place.id, toFirstAfter: mark)
        }
    }
}
