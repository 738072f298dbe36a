public import Blazon

/// A view that is given other values than hold around it, but neither another theme nor another variant.
@usableFromInline
struct ValuesView<Content: View>: _PrimitiveView {
    @usableFromInline
    let content: Content
    @usableFromInline
    let change: (inout StyleValues) -> Void

    @inlinable
    init(content: Content, change: @escaping (inout StyleValues) -> Void) {
        self.content = content
        self.change = change
    }

    @inlinable
    func _lower(into lowering: inout _ViewLowering) {
        let outer = lowering.values
        change(&lowering.values)
        lowering.lower(content)
        lowering.values = outer
    }
}

extension View {
    @inlinable
    func settingValues(_ change: @escaping (inout StyleValues) -> Void) -> ValuesView<Self> {
        ValuesView(content: self, change: change)
    }
}
