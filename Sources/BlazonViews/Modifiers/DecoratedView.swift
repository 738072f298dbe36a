/// A view with others in front of or behind it, which do not change its size.
@usableFromInline
struct DecoratedView<Content: View, Decoration: View>: _PrimitiveView {
    let content: Content
    let decoration: Decoration
    let alignment: Alignment
    let isInFront: Bool

    @usableFromInline
    func _lower(into lowering: inout _ViewLowering) {
        let start = lowering.nodes.count
        lowering.withoutOptions { $0.append(content, at: .position(0)) }
        let decorations = lowering.children(of: decoration, at: .position(1))
        guard !decorations.isEmpty else { return }
        for index in start..<lowering.nodes.count {
            let base = lowering.nodes[index]
            let children = isInFront ? [base] + decorations : decorations + [base]
            lowering.nodes[index] = .layers(
                .init(alignment: alignment, base: isInFront ? 0 : decorations.count, children: children)
            )
        }
    }
}
