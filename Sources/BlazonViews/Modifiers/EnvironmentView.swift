import Blazon

/// A view that is given other values than hold around it, perhaps another theme.
///
/// Where the theme or the variant is among them, the nodes are put into a scope, so that what is not resolved yet is
/// resolved by that theme.
@usableFromInline
struct EnvironmentView<Content: View>: _PrimitiveView {
    let content: Content
    /// What is said of the theme and the variant even if it is what holds anyway: it must not follow a later change.
    var pins: Set<Pin> = []
    let change: (inout StyleValues) -> Void

    enum Pin { case theme, scheme, contrast }

    @usableFromInline
    func _lower(into lowering: inout _ViewLowering) {
        let outer = lowering.values
        var inner = outer
        change(&inner)

        // Compared without being noted as read: what is set here does not depend on what holds around.
        let (before, after) = (outer.snapshot, inner.snapshot)
        let theme = pins.contains(.theme) || after.theme != before.theme ? after.theme : nil
        let scheme =
            pins.contains(.scheme) || after.variant.scheme != before.variant.scheme ? after.variant.scheme : nil
        let contrast =
            pins.contains(.contrast) || after.variant.contrast != before.variant.contrast ? after.variant.contrast : nil
        let isScope = theme != nil || scheme != nil || contrast != nil
        lowering.append(content, in: inner) { node in
            isScope ? .scope(.init(theme: theme, scheme: scheme, contrast: contrast, content: node)) : node
        }
    }
}
