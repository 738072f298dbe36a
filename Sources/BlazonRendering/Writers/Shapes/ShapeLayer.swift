import Blazon

/// Shapes by their colour, those that touch as one: a line across a page is a single rectangle, and so is a column of cells.
struct ShapeLayer {
    /// In the order in which the colours first occurred.
    private var layers: [(color: Theme.Color, shapes: ColorShapes)] = []
    private var places: [Theme.Color: Int] = [:]

    /// Adds the shapes of a cell. They are added row by row, each from its first cell to its last.
    mutating func add(_ shapes: [CellShape], column: Int, row: Int, color: Theme.Color, background: Theme.Color) {
        for shape in shapes {
            switch shape {
            case .rect(let rect):
                add(rect.offset(column: column, row: row), color: color)
            case .shade(let quarters):
                let shade = color.withAlpha(Double(quarters) / 4).composited(over: background)
                add(ShapeRect(columns: column..<column + 1, row: row), color: shade)
            case .corner(let right, let down):
                add(path: Self.corner(right: right, down: down, column: column, row: row), color: color)
            case .diagonal(let isRising):
                add(path: Self.diagonal(isRising: isRising, column: column, row: row), color: color)
            }
        }
    }

    mutating func add(_ rect: ShapeRect, color: Theme.Color) { layers[place(of: color)].shapes.add(rect) }

    private mutating func add(path: String, color: Theme.Color) { layers[place(of: color)].shapes.paths.append(path) }

    private mutating func place(of color: Theme.Color) -> Int {
        if let place = places[color] { return place }
        places[color] = layers.count
        layers.append((color, ColorShapes()))
        return layers.count - 1
    }

    /// A path for each colour.
    var paths: [(color: Theme.Color, path: String)] {
        layers.map { ($0.color, ($0.shapes.columns.map(\.path) + $0.shapes.paths).joined()) }
    }
}

/// The shapes of one colour.
private struct ColorShapes {
    var paths: [String] = []
    private var rects: [ShapeRect] = []
    /// Of the rectangles that may still grow along their row.
    private var byTrailingSide: [Side: Int] = [:]

    private struct Side: Hashable {
        var at: Int
        var from: Int
        var to: Int
    }

    mutating func add(_ rect: ShapeRect) {
        let side = Side(at: rect.maxX, from: rect.minY, to: rect.maxY)
        if let index = byTrailingSide.removeValue(forKey: Side(at: rect.minX, from: rect.minY, to: rect.maxY)) {
            rects[index].maxX = rect.maxX
            byTrailingSide[side] = index
        } else {
            byTrailingSide[side] = rects.count
            rects.append(rect)
        }
    }

    /// The rectangles, those as one that have the same sides and stand on each other.
    var columns: [ShapeRect] {
        var columns: [ShapeRect] = []
        var byBottom: [Side: Int] = [:]
        for rect in rects {
            let side = Side(at: rect.maxY, from: rect.minX, to: rect.maxX)
            if let index = byBottom.removeValue(forKey: Side(at: rect.minY, from: rect.minX, to: rect.maxX)) {
                columns[index].maxY = rect.maxY
                byBottom[side] = index
            } else {
                byBottom[side] = columns.count
                columns.append(rect)
            }
        }
        return columns
    }
}

extension ShapeLayer {
    /// A quarter of a ring, whose ends are those of the lines that it joins.
    fileprivate static func corner(right: Bool, down: Bool, column: Int, row: Int) -> String {
        let (left, top) = (column * ShapeRect.cellWidth, row * ShapeRect.cellHeight)
        let (x, y) = (left + ShapeRect.centerX, top + ShapeRect.centerY)
        let side = right ? left + ShapeRect.cellWidth : left
        let end = down ? top + ShapeRect.cellHeight : top
        // Of a line: the side away from the ring's middle, and the one towards it.
        let (dx, dy) = (right ? 4 : -4, down ? 4 : -4)
        let radius = ShapeRect.cellWidth / 2
        let turn = down ? y + radius : y - radius
        let sweep = right == down
        let pixels = ShapeRect.pixels
        func arc(_ radius: Int, _ x: Int, _ y: Int, sweep: Bool) -> String {
            "A\(pixels(radius)) \(pixels(radius)) 0 0 \(sweep ? 1 : 0) \(pixels(x)) \(pixels(y))"
        }
        return "M\(pixels(x - dx)) \(pixels(end))V\(pixels(turn))" + arc(radius + 4, side, y - dy, sweep: sweep)
            + "V\(pixels(y + dy))" + arc(radius - 4, x + dx, turn, sweep: !sweep) + "V\(pixels(end))z"
    }

    fileprivate static func diagonal(isRising: Bool, column: Int, row: Int) -> String {
        let (left, top) = (column * ShapeRect.cellWidth, row * ShapeRect.cellHeight)
        let bottom = top + ShapeRect.cellHeight
        let (from, to) = (isRising ? (bottom, top) : (top, bottom))
        // A line of one pixel, upright measured: twice as much as the cell is higher than wide.
        let (start, end) = isRising ? (from - 16, to + 16) : (from + 16, to - 16)
        let pixels = ShapeRect.pixels
        let right = left + ShapeRect.cellWidth
        return "M\(pixels(left)) \(pixels(from))L\(pixels(right)) \(pixels(end))V\(pixels(to))"
            + "L\(pixels(left)) \(pixels(start))z"
    }
}
