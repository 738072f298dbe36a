import BlazonViews

/// The room that something is offered. In a direction that is nil it is asked for its ideal length.
///
/// It takes eight bytes and is compared as one number, since each node is asked about the same few again and again.
struct Proposal: Hashable {
    /// Less than zero for nil.
    private var columns: Int32
    private var rows: Int32

    static let ideal = Proposal(width: nil, height: nil)

    /// - Parameters:
    ///   - width: Less than zero is zero.
    ///   - height: Less than zero is zero.
    init(width: Int?, height: Int?) {
        columns = Self.packed(width)
        rows = Self.packed(height)
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

    var width: Int? {
        get { Self.unpacked(columns) }
        set { columns = Self.packed(newValue) }
    }

    var height: Int? {
        get { Self.unpacked(rows) }
        set { rows = Self.packed(newValue) }
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

    private static func packed(_ length: Int?) -> Int32 { length.map { Int32(clamping: max($0, 0)) } ?? -1 }
    private static func unpacked(_ length: Int32) -> Int? { length < 0 ? nil : Int(length) }
}
