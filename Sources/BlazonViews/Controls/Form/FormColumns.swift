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

/// How a section sets itself apart.
enum SectionLook { case plain, framed }

extension StyleValues {
    private enum IsInFormColumnsKey: StyleKey { static var defaultValue: Bool { false } }
    private enum SectionLookKey: StyleKey { static var defaultValue: SectionLook { .plain } }

    /// Whether labels stand in a column of their own.
    var isInFormColumns: Bool {
        get { self[IsInFormColumnsKey.self] }
        set { self[IsInFormColumnsKey.self] = newValue }
    }

    var sectionLook: SectionLook {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}
