import Foundation

/// The lines of a shape: curves are made of straight pieces.
struct SymbolPath {
    struct Line {
        var points: [SymbolPoint]
        var isClosed = false
    }

    private(set) var lines: [Line] = []
    private let matrix: SymbolMatrix
    private var current = SymbolPoint(x: 0, y: 0)
    private var start = SymbolPoint(x: 0, y: 0)

    /// How many straight pieces a curve has: more than can be told apart at the size of an icon.
    private static let pieces = 16

    init(_ matrix: SymbolMatrix) { self.matrix = matrix }

    mutating func move(to x: Double, _ y: Double) {
        current = SymbolPoint(x: x, y: y)
        start = current
        lines.append(Line(points: [matrix.apply(x, y)]))
    }

    mutating func line(to x: Double, _ y: Double) {
        if lines.last?.isClosed ?? true { move(to: current.x, current.y) }
        current = SymbolPoint(x: x, y: y)
        lines[lines.count - 1].points.append(matrix.apply(x, y))
    }

    mutating func close() {
        guard !lines.isEmpty else { return }
        lines[lines.count - 1].isClosed = true
        current = start
    }

    mutating func curve(_ c1: SymbolPoint, _ c2: SymbolPoint, to end: SymbolPoint) {
        let from = current
        for piece in 1...Self.pieces {
            let t = Double(piece) / Double(Self.pieces)
            let u = 1 - t
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            line(
                to: w0 * from.x + w1 * c1.x + w2 * c2.x + w3 * end.x,
                w0 * from.y + w1 * c1.y + w2 * c2.y + w3 * end.y
            )
        }
    }

    /// An elliptical arc, by the formulas of SVG 1.1, appendix F.6.
    mutating func arc(_ rx: Double, _ ry: Double, rotation: Double, isLarge: Bool, sweep: Bool, to end: SymbolPoint) {
        var (rx, ry) = (abs(rx), abs(ry))
        let from = current
        guard rx > 0, ry > 0, from != end else { return line(to: end.x, end.y) }
        let (sine, cosine) = (sin(rotation * .pi / 180), cos(rotation * .pi / 180))
        let (dx, dy) = ((from.x - end.x) / 2, (from.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let below = rx * rx * y * y + ry * ry * x * x
        let root = max((rx * rx * ry * ry - below) / max(below, 1e-12), 0).squareRoot() * (isLarge == sweep ? -1 : 1)
        let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx)
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if sweep, turn < 0 { turn += 2 * .pi }
        if !sweep, turn > 0 { turn -= 2 * .pi }
        let middle = SymbolPoint(x: (from.x + end.x) / 2, y: (from.y + end.y) / 2)
        for piece in 1..<Self.pieces {
            let angle = first + turn * Double(piece) / Double(Self.pieces)
            let (px, py) = (cx + rx * cos(angle), cy + ry * sin(angle))
            line(to: middle.x + cosine * px - sine * py, middle.y + sine * px + cosine * py)
        }
        line(to: end.x, end.y)
    }

    mutating func ellipse(_ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double) {
        guard rx > 0, ry > 0 else { return }
        move(to: cx + rx, cy)
        let (left, right) = (SymbolPoint(x: cx - rx, y: cy), SymbolPoint(x: cx + rx, y: cy))
        arc(rx, ry, rotation: 0, isLarge: false, sweep: true, to: left)
        arc(rx, ry, rotation: 0, isLarge: false, sweep: true, to: right)
        close()
    }

    var currentPoint: SymbolPoint { current }
}
