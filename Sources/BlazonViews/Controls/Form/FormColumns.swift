import Blazon

/// The labels of labeled contents in one column, and everything else in another one.
struct FormColumns: _PrimitiveView {
    let content: AnyView

    func _lower(into lowering: inout _ViewLowering) {
        var values = lowering.values
        values.isInFormColumns = true
        let rows = lowering.children(of: content, in: values).map { node in
            if case .control(let control) = node, control.kind == .labeledContent, !control.isCustomized {
                [control.label, node]
            } else {
                [.empty, node]
            }
        }
        lowering.nodes.append(
            .grid(.init(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 0, rows: rows))
        )
    }
}
