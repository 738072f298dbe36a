import BlazonViews

/// How many cells something takes, each direction between 0 and ``Extent/limit``.
struct Size: Hashable {
    var width: Int
    var height: Int

    static let zero = Size(width: 0, height: 0)

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// A size of a length along an axis and one across it.
    init(along axis: Axis, _ length: Int, across: Int) {
        self = axis == .horizontal ? Size(width: length, height: across) : Size(width: across, height: length)
    }

    func length(along axis: Axis) -> Int { axis == .horizontal ? width : height }
    func length(across axis: Axis) -> Int { axis == .horizontal ? height : width }
}
