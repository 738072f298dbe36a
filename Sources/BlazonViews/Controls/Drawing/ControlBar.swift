/// A bar that is filled from its beginning, in the width that bars have.
struct ControlBar: _PrimitiveView {
    let fraction: Double

    func _lower(into lowering: inout _ViewLowering) {
        lowering.nodes.append(.bar(fraction, in: lowering.values))
    }
}
