/// A cell, counted from the leading top corner of the surface. It may lie outside of the surface.
struct Point: Hashable {
    var x: Int
    var y: Int

    static let zero = Point(x: 0, y: 0)

    static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }
}
