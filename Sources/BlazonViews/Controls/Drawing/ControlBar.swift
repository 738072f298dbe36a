import Blazon

/// A bar that is filled from its beginning, in the width that bars have.
struct ControlBar: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        let values = lowering.values
        let bar = Node.layers(
            .init(
                alignment: .leading,
                children: [
                    .fill(.init(.role(.divider), pattern: .track)),
                    .fill(.init(values.controlPaint, pattern: .bar, fraction: fraction)),
                ]
            )
        )
        lowering.nodes.append(
            .frame(
                .init(
                    minWidth: 1,
                    idealWidth: values.controlSize.barWidth,
                    maxWidth: .infinity,
                    minHeight: 1,
                    idealHeight: 1,
                    maxHeight: 1,
                    content: bar
                )
            )
        )
    }
}
