import Blazon

/// How the built-in styles draw progress: a control, with a bar or a circle for toolkits that have no widget for it.
struct ProgressDrawing: _PrimitiveView {
    enum Variant: String {
        case automatic, linear, circular
    }

    let configuration: ProgressViewStyleConfiguration
    let variant: Variant

    func _lower(into lowering: inout _ViewLowering) {
        let drawing = variant == .linear ? bar(in: lowering) : circle(in: lowering)
        let control = control(id: NodeID(lowering.path), in: lowering, drawing: drawing)
        lowering.nodes.append(.control(control))
    }

    func control(id: NodeID, in lowering: _ViewLowering, drawing: Node) -> Node.Control {
        Node.Control(
            .progress,
            id: id,
            label: .column(label(in: lowering)),
            value: configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate,
            state: lowering.values.isEnabled ? [] : .disabled,
            tint: lowering.values.tint ?? .role(.tint),
            size: lowering.values.controlSize,
            variant: variant.rawValue,
            drawing: drawing
        )
    }

    private func label(in lowering: _ViewLowering) -> [Node] {
        configuration.label.map { lowering.children(of: $0, at: .position(1)) } ?? []
    }

    private func currentValueLabel(in lowering: _ViewLowering) -> [Node] {
        configuration.currentValueLabel.map { lowering.children(of: $0, at: .position(2)) } ?? []
    }

    /// What is filled: the tint, or the colour of what cannot be used.
    private func paint(in values: StyleValues) -> Node.Paint {
        values.isEnabled ? values.tint ?? .role(.tint) : .role(.disabledText)
    }

    /// The label above a bar, which has the current value beside it.
    private func bar(in lowering: _ViewLowering) -> Node {
        let paint = paint(in: lowering.values)
        let track = Node.fill(.init(.role(.divider), pattern: .track))
        let bar: Node =
            if let fraction = configuration.fractionCompleted {
                .layers(
                    .init(
                        alignment: .leading,
                        children: [track, .fill(.init(paint, pattern: .bar, fraction: fraction))]
                    )
                )
            } else {
                // Somewhere on the way: a piece in the middle, which is no picture of any fraction.
                .stack(.init(.horizontal, spacing: 0, children: [track, .fill(.init(paint, pattern: .bar)), track]))
            }
        let framed = Node.frame(
            .init(
                minWidth: 1,
                idealWidth: lowering.values.controlSize.barWidth,
                maxWidth: .infinity,
                minHeight: 1,
                idealHeight: 1,
                maxHeight: 1,
                content: bar
            )
        )
        let value = currentValueLabel(in: lowering)
        let line = value.isEmpty ? framed : .stack(.init(.horizontal, spacing: 1, children: [framed] + value))
        let label = label(in: lowering)
        guard !label.isEmpty else { return line }
        return .stack(.init(.vertical, alignment: .leading, spacing: 0, children: label + [line]))
    }

    /// A circle with the label and the current value beside it.
    private func circle(in lowering: _ViewLowering) -> Node {
        let glyphs = lowering.values.snapshot.theme.glyphs
        let glyph = configuration.fractionCompleted.map { glyphs.circle(at: $0) } ?? glyphs.spinner
        let circle = Node.icon(.init(glyph: glyph, paint: paint(in: lowering.values)))
        let beside = label(in: lowering) + currentValueLabel(in: lowering)
        return beside.isEmpty ? circle : .stack(.init(.horizontal, spacing: 1, children: [circle] + beside))
    }
}

extension ControlSize {
    /// How wide a bar or a field is where nothing says so, in cells.
    var barWidth: Int {
        switch self {
        case .mini: 5
        case .small: 10
        case .regular: 20
        case .large: 30
        case .extraLarge: 40
        }
    }
}

extension GlyphSet {
    /// The circle for a fraction. Only nothing is empty, and only all is full.
    func circle(at fraction: Double) -> String {
        guard let empty = circle.first, let full = circle.last else { return "" }
        let between = circle.dropFirst().dropLast()
        if fraction <= 0 { return empty }
        if fraction >= 1 { return full }
        guard !between.isEmpty else { return fraction < 0.5 ? empty : full }
        let index = min(Int(fraction * Double(between.count)), between.count - 1)
        return between[between.startIndex + index]
    }
}
