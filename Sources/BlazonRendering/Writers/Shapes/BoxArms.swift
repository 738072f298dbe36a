/// The lines from the middle of a cell to its sides.
struct BoxArms {
    private enum Weight: UInt16, Comparable {
        case none, light, heavy, double

        static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    private let left: Weight
    private let right: Weight
    private let up: Weight
    private let down: Weight

    /// - Parameter digits: Four decimal digits: to the left, to the right, up and down.
    init(_ digits: UInt16) {
        func weight(_ place: UInt16) -> Weight { Weight(rawValue: digits / place % 10) ?? .none }
        left = weight(1000)
        right = weight(100)
        up = weight(10)
        down = weight(1)
    }

    var rects: [ShapeRect] {
        let (x, y) = (ShapeRect.centerX, ShapeRect.centerY)
        let vertical = (before: up, after: down)
        let horizontal = (before: left, after: right)
        return Self.lines(up, opposite: down, across: horizontal).map {
            ShapeRect(x: x + $0.across.lowerBound..<x + $0.across.upperBound, y: 0..<y - $0.start)
        }
            + Self.lines(down, opposite: up, across: horizontal).map {
                ShapeRect(
                    x: x + $0.across.lowerBound..<x + $0.across.upperBound,
                    y: y + $0.start..<ShapeRect.cellHeight
                )
            }
            + Self.lines(left, opposite: right, across: vertical).map {
                ShapeRect(x: 0..<x - $0.start, y: y + $0.across.lowerBound..<y + $0.across.upperBound)
            }
            + Self.lines(right, opposite: left, across: vertical).map {
                ShapeRect(
                    x: x + $0.start..<ShapeRect.cellWidth,
                    y: y + $0.across.lowerBound..<y + $0.across.upperBound
                )
            }
    }

    /// A line as it lies beside the middle of the cell, in eighths of a pixel.
    private struct Line {
        /// How far from the middle it begins; less than zero where it goes beyond, to fill the corner.
        var start: Int
        var across: Range<Int>
    }

    private static func lines(
        _ weight: Weight,
        opposite: Weight,
        across: (before: Weight, after: Weight)
    ) -> [Line] {
        let widest = max(across.before, across.after)
        // How far a line goes to meet those across it, as long as none of the two is double.
        let overlap = widest == .light ? -4 : widest == .none ? 0 : -12
        switch weight {
        case .none:
            return []
        case .light, .heavy:
            let half = weight == .light ? 4 : 12
            var start = overlap
            if widest == .double {
                // It runs through, stops at the nearer of two lines that run through, or makes a corner with the farther one.
                start = opposite > .none ? 0 : across.before == across.after ? 4 : -12
            }
            return [Line(start: start, across: -half..<half)]
        case .double:
            func start(beside side: Weight) -> Int {
                guard widest == .double else { return overlap }
                // The inner line turns at the corner; the outer one runs through, or makes the corner.
                return side == .double ? 4 : opposite == .double ? 0 : -12
            }
            return [
                Line(start: start(beside: across.before), across: -12 ..< -4),
                Line(start: start(beside: across.after), across: 4..<12),
            ]
        }
    }
}
