import Blazon

/// A circle that is filled.
struct ControlCircle: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        let glyph = lowering.values.snapshot.theme.glyphs.circle(at: fraction)
        lowering.nodes.append(.icon(.init(glyph: glyph, paint: lowering.values.controlPaint)))
    }
}
