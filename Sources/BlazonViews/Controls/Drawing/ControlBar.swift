/// A bar that is filled from its beginning, in the width that bars have.
struct ControlBar: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        lowering.nodes.append(.bar(fraction, in: lowering.values))
    }
}

/// A scale with a marker, in the width that bars have.
struct ScaleMarker: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        lowering.nodes.append(.point(at: fraction, in: lowering.values))
    }
}

/// A circle that is filled.
struct ControlCircle: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        lowering.nodes.append(.circle(fraction, in: lowering.values))
    }
}
