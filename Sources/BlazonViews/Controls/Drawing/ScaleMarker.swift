/// A scale with a marker, in the width that bars have.
struct ScaleMarker: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        lowering.nodes.append(.point(at: fraction, in: lowering.values))
    }
}
