import Blazon

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
