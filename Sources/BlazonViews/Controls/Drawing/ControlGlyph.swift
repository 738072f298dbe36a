import Blazon

/// A glyph of the theme's, in the colour of what can be used or cannot.
struct ControlGlyph: _PrimitiveView {
    private let keyPath: KeyPath<ControlGlyphs, String>
    private let paint: Node.Paint?

    /// - Parameters:
    ///   - keyPath: Which glyph.
    ///   - paint: Its colour while the control can be used; the tint unless said otherwise.
    init(_ keyPath: KeyPath<ControlGlyphs, String>, _ paint: Node.Paint? = nil) {
        self.keyPath = keyPath
        self.paint = paint
    }

    func _lower(into lowering: inout _ViewLowering) {
        let values = lowering.values
        let glyph = values.snapshot.theme.glyphs.controls[keyPath: keyPath]
        let paint = values.isEnabled ? paint ?? values.controlPaint : .role(.disabledText)
        lowering.nodes.append(.icon(.init(glyph: glyph, paint: paint)))
    }
}
