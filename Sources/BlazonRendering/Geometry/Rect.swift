/// A rectangle of cells.
struct Rect: Hashable {
    var minX: Int
    var minY: Int
    /// The first column that is outside.
    var maxX: Int
    /// The first row that is outside.
    var maxY: Int

    init(_ origin: Point, _ size: Size) {
        minX = origin.x
        minY = origin.y
        maxX = origin.x + size.width
        maxY = origin.y + size.height
    }

    var isEmpty: Bool { minX >= maxX || minY >= maxY }

    /// What is inside of both; empty where they do not touch.
    func intersection(_ other: Rect) -> Rect {
        var common = self
        common.minX = max(minX, other.minX)
        common.minY = max(minY, other.minY)
        common.maxX = max(min(maxX, other.maxX), common.minX)
        common.maxY = max(min(maxY, other.maxY), common.minY)
        return common
    }
}
