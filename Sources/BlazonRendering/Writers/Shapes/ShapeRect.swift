/// A rectangle of a picture, in eighths of a pixel: fine enough for every shape, and exact.
struct ShapeRect: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    /// A cell is nine pixels wide and eighteen high: six tenths of the size of the font, as most monospaced fonts have it.
    static let cellWidth = 72
    static let cellHeight = 144
    /// Where lines meet. So a line of one pixel falls on whole pixels in both directions.
    static let centerX = 36
    static let centerY = 76

    /// The whole of some cells.
    init(columns: Range<Int>, row: Int) {
        self.init(
            x: columns.lowerBound * Self.cellWidth..<columns.upperBound * Self.cellWidth,
            y: row * Self.cellHeight..<(row + 1) * Self.cellHeight
        )
    }

    init(x: Range<Int>, y: Range<Int>) {
        minX = x.lowerBound
        maxX = x.upperBound
        minY = y.lowerBound
        maxY = y.upperBound
    }

    func offset(column: Int, row: Int) -> ShapeRect {
        let (x, y) = (column * Self.cellWidth, row * Self.cellHeight)
        return ShapeRect(x: minX + x..<maxX + x, y: minY + y..<maxY + y)
    }

    /// The rectangle as a part of a path.
    var path: String {
        "M\(Self.pixels(minX)) \(Self.pixels(minY))H\(Self.pixels(maxX))V\(Self.pixels(maxY))H\(Self.pixels(minX))z"
    }

    /// A number of eighths as a decimal fraction.
    static func pixels(_ eighths: Int) -> String {
        let fractions = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"]
        return "\(eighths / 8)\(fractions[eighths % 8])"
    }
}
