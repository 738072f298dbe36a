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

/// A scale with a marker, as wide as bars are where nothing says so.
struct ScaleMarker: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        let values = lowering.values
        let glyphs = values.snapshot.theme.glyphs.controls
        let last = values.controlSize.barWidth - 1
        let position = Int((fraction * Double(last)).rounded())
        func scale(_ count: Int) -> Node.StyledText.Run {
            .init(.verbatim(String(repeating: glyphs.scale, count: count)), paint: .role(.inactiveIcon))
        }
        let marker = Node.StyledText.Run(.verbatim(glyphs.marker), paint: values.controlPaint)
        let runs = [scale(position), marker, scale(last - position)]
        lowering.nodes.append(.text(.init(runs, lineLimit: 1)))
    }
}

/// A circle that is filled.
struct ControlCircle: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        let glyph = lowering.values.snapshot.theme.glyphs.circle(at: fraction)
        lowering.nodes.append(.icon(.init(glyph: glyph, paint: lowering.values.controlPaint)))
    }
}
