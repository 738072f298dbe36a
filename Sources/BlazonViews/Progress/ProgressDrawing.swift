import Blazon

/// How the built-in styles draw progress: a control, with a bar or a circle for toolkits that have no widget for it.
struct ProgressDrawing: _PrimitiveView {
    enum Variant: String {
        case automatic, linear, circular
    }

    let configuration: ProgressViewStyleConfiguration
    let variant: Variant

    func _lower(into lowering: inout _ViewLowering) {
        let drawing = variant == .linear ? bar(in: &lowering) : circle(in: &lowering)
        let control = control(id: NodeID(lowering.path), in: &lowering, drawing: drawing)
        lowering.nodes.append(.control(control))
    }

    func control(id: NodeID, in lowering: inout _ViewLowering, drawing: Node) -> Node.Control {
        // What the label does is noted down where it is drawn.
        let controls = lowering.controls
        lowering.controls = nil
        let label = label(in: &lowering)
        lowering.controls = controls
        return Node.Control(
            .progress,
            id: id,
            label: .column(label),
            value: configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate,
            state: lowering.values.isEnabled ? [] : .disabled,
            tint: lowering.values.tint ?? .role(.tint),
            size: lowering.values.controlSize,
            variant: variant.rawValue,
            drawing: drawing
        )
    }

    private func label(in lowering: inout _ViewLowering) -> [Node] {
        configuration.label.map { lowering.children(of: $0, at: .position(1)) } ?? []
    }

    private func currentValueLabel(in lowering: inout _ViewLowering) -> [Node] {
        configuration.currentValueLabel.map { lowering.children(of: $0, at: .position(2)) } ?? []
    }

    /// The label above a bar, which has the current value beside it.
    private func bar(in lowering: inout _ViewLowering) -> Node {
        let bar =
            configuration.fractionCompleted.map { Node.bar($0, in: lowering.values) }
            ?? .indeterminateBar(in: lowering.values)
        let value = currentValueLabel(in: &lowering)
        let line = value.isEmpty ? bar : .stack(.init(.horizontal, spacing: 1, children: [bar] + value))
        let label = label(in: &lowering)
        guard !label.isEmpty else { return line }
        return .stack(.init(.vertical, alignment: .leading, spacing: 0, children: label + [line]))
    }

    /// A circle with the label and the current value beside it.
    private func circle(in lowering: inout _ViewLowering) -> Node {
        let circle =
            configuration.fractionCompleted.map { Node.circle($0, in: lowering.values) }
            ?? .spinner(in: lowering.values)
        let beside = label(in: &lowering) + currentValueLabel(in: &lowering)
        return beside.isEmpty ? circle : .stack(.init(.horizontal, spacing: 1, children: [circle] + beside))
    }
}
