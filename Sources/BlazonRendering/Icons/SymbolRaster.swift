import BlazonViews

/// Makes pixels of a symbol: for each of them, how much of it is covered, by four by four samples.
struct SymbolRaster {
    private static let samples = 4
    /// Straight pieces of which an image is drawn at most.
    private static let pieceLimit = 16384

    private let symbol: Node.Icon.Symbol
    private let width: Int
    private let height: Int
    private var pixels: [Double]
    private var pieces = 0

    init(_ symbol: Node.Icon.Symbol, width: Int, height: Int) {
        self.symbol = symbol
        self.width = width
        self.height = height
        pixels = Array(repeating: 0, count: width * height)
    }

    /// What is inherited from group to shape.
    private struct Style {
        var matrix: SymbolMatrix
        var isFilled = true
        var isStroked = false
        var isEvenOdd = false
        var strokeWidth = 1.0
        var fillOpacity = 1.0
        var strokeOpacity = 1.0

        mutating func apply(_ attributes: [String: String]) {
            func number(_ name: String) -> Double? {
                attributes[name].flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0[...]) }
            }
            func opacity(_ name: String) -> Double? {
                number(name).map { $0.isNaN ? 1 : min(max($0, 0), 1) }
            }
            if let transform = attributes["transform"] {
                matrix = matrix.concatenated(SymbolMatrix(transform: transform))
            }
            if let fill = attributes["fill"] { isFilled = fill != "none" }
            if let stroke = attributes["stroke"] { isStroked = stroke != "none" }
            if let rule = attributes["fill-rule"] { isEvenOdd = rule == "evenodd" }
            strokeWidth = number("stroke-width") ?? strokeWidth
            // Opacity of a group is that of its shapes here: they seldom lie on each other.
            let all = opacity("opacity") ?? 1
            fillOpacity *= all * (opacity("fill-opacity") ?? 1)
            strokeOpacity *= all * (opacity("stroke-opacity") ?? 1)
        }
    }

    /// Row by row, from 0 to 1.
    mutating func coverage() -> [Double] {
        // The image keeps its proportions and stands in the middle.
        let samples = Double(Self.samples)
        let scale = samples * min(Double(width) / symbol.width, Double(height) / symbol.height)
        let matrix = SymbolMatrix(
            a: scale,
            d: scale,
            e: (Double(width) * samples - symbol.width * scale) / 2 - symbol.x * scale,
            f: (Double(height) * samples - symbol.height * scale) / 2 - symbol.y * scale
        )
        for shape in symbol.shapes { draw(shape, Style(matrix: matrix)) }
        return pixels
    }

    private mutating func draw(_ shape: Node.Icon.Symbol.Shape, _ outer: Style) {
        var style = outer
        style.apply(shape.attributes)
        guard shape.element != "g" else {
            for child in shape.shapes { draw(child, style) }
            return
        }
        let lines = SymbolPath(shape, matrix: style.matrix).lines
        pieces += lines.reduce(0) { $0 + $1.points.count }
        guard pieces <= Self.pieceLimit,
            lines.allSatisfy({ $0.points.allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 } })
        else { return }
        if style.isFilled, shape.element != "line" {
            blend(filled(lines, isEvenOdd: style.isEvenOdd), opacity: style.fillOpacity)
        }
        if style.isStroked {
            blend(stroked(lines, width: style.strokeWidth * style.matrix.scale), opacity: style.strokeOpacity)
        }
    }

    private var columns: Int { width * Self.samples }
    private var rows: Int { height * Self.samples }

    /// The samples inside of a shape, whose lines all count as closed.
    private func filled(_ lines: [SymbolPath.Line], isEvenOdd: Bool) -> [Bool] {
        var inside = Array(repeating: false, count: columns * rows)
        for row in 0..<rows {
            let y = Double(row) + 0.5
            var crossings: [(x: Double, turn: Int)] = []
            for line in lines {
                guard var last = line.points.last else { continue }
                for point in line.points {
                    if (last.y <= y) != (point.y <= y) {
                        let x = last.x + (y - last.y) / (point.y - last.y) * (point.x - last.x)
                        crossings.append((x, point.y > last.y ? 1 : -1))
                    }
                    last = point
                }
            }
            crossings.sort { $0.x < $1.x }
            var winding = 0
            for (index, crossing) in crossings.enumerated() {
                winding += isEvenOdd ? 1 : crossing.turn
                guard isEvenOdd ? winding % 2 == 1 : winding != 0, index + 1 < crossings.count else { continue }
                for column in samples(from: crossing.x, to: crossings[index + 1].x, of: columns) {
                    inside[row * columns + column] = true
                }
            }
        }
        return inside
    }

    /// The samples near to a line, with round ends and corners.
    private func stroked(_ lines: [SymbolPath.Line], width: Double) -> [Bool] {
        var inside = Array(repeating: false, count: columns * rows)
        let radius = min(max(width / 2, 0), 1e6)
        for line in lines {
            guard var last = line.isClosed ? line.points.last : line.points.first else { continue }
            for point in line.points {
                let (dx, dy) = (point.x - last.x, point.y - last.y)
                let square = dx * dx + dy * dy
                for row in samples(from: min(last.y, point.y) - radius, to: max(last.y, point.y) + radius, of: rows) {
                    let y = Double(row) + 0.5 - last.y
                    for column in samples(
                        from: min(last.x, point.x) - radius,
                        to: max(last.x, point.x) + radius,
                        of: columns
                    ) {
                        let x = Double(column) + 0.5 - last.x
                        let along = square > 0 ? min(max((x * dx + y * dy) / square, 0), 1) : 0
                        let (ex, ey) = (x - along * dx, y - along * dy)
                        if ex * ex + ey * ey <= radius * radius { inside[row * columns + column] = true }
                    }
                }
                last = point
            }
        }
        return inside
    }

    /// The samples whose middle lies between two positions.
    private func samples(from start: Double, to end: Double, of count: Int) -> Range<Int> {
        let limit = Double(count)
        let first = Int(min(max((start - 0.5).rounded(.up), 0), limit))
        let last = Int(min(max((end - 0.5).rounded(.up), 0), limit))
        return first..<max(first, last)
    }

    private mutating func blend(_ inside: [Bool], opacity: Double) {
        let share = opacity / Double(Self.samples * Self.samples)
        for y in 0..<height {
            for x in 0..<width {
                var count = 0
                for row in y * Self.samples..<(y + 1) * Self.samples {
                    for column in x * Self.samples..<(x + 1) * Self.samples where inside[row * columns + column] {
                        count += 1
                    }
                }
                let covered = Double(count) * share
                pixels[y * width + x] += covered * (1 - pixels[y * width + x])
            }
        }
    }
}
