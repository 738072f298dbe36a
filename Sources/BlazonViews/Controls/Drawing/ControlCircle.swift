/// A circle that is filled.
struct ControlCircle: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        lowering.nodes.append(.circle(fraction, in: lowering.values))
    }
}
