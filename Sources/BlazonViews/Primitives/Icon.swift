/// A picture of the size of a letter, in the foreground's colour.
public struct Icon: _PrimitiveView {
    private let glyph: String

    /// Makes an icon of a glyph, for example `"★"`.
    public init(_ glyph: String) { self.glyph = glyph }

    /// Appends the icon.
    public func _lower(into lowering: inout _ViewLowering) {
        lowering.nodes.append(.icon(.init(glyph: glyph, paint: lowering.values.foreground)))
    }
}
