/// Room that grows along the stack it stands in.
public struct Spacer: _PrimitiveView {
    private let minLength: Int?

    /// Makes a spacer.
    ///
    /// - Parameter minLength: The least room it takes in cells, from 0; that of the stack's spacing unless said otherwise.
    public init(minLength: Int? = nil) { self.minLength = minLength }

    /// Appends the spacer.
    public func _lower(into lowering: inout _ViewLowering) {
        lowering.nodes.append(.spacer(.init(minLength: minLength)))
    }
}
