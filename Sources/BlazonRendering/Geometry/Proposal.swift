import BlazonViews

/// The room that something is offered. In a direction that is nil it is asked for its ideal length.
struct Proposal: Hashable {
    var width: Int?
    var height: Int?

    static let ideal = Proposal(width: nil, height: nil)

    init(width: Int?, height: Int?) {
        self.width = width
        self.height = height
    }

    /// Exactly a size.
    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// A length along an axis and one across it.
    init(along axis: Axis, _ length: Int?, across: Int?) {
        self =
            axis == .horizontal ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
    }

    func length(along axis: Axis) -> Int? { axis == .horizontal ? width : height }
    func length(across axis: Axis) -> Int? { axis == .horizontal ? height : width }

    /// What is left inside of a frame of this thickness.
    func inset(width: Int, height: Int) -> Proposal {
        Proposal(
            width: self.width.map { Extent.difference($0, width) },
            height: self.height.map { Extent.difference($0, height) }
        )
    }

    /// The same room, with the ideal length instead in some directions.
    func ideal(in axes: Axis.Set) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? nil : width,
            height: axes.contains(.vertical) ? nil : height
        )
    }
}
