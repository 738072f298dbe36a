import Foundation

/// Lines over two logarithmic axes, as a picture in SVG.
struct LogPlot {
    struct Line {
        let title: String
        var points: [(x: Double, y: Double)]
    }

    let title: String
    let xLabel: String
    let yLabel: String
    let lines: [Line]

    private static let (width, height) = (860.0, 480.0)
    private static let (left, right, top, bottom) = (70.0, 230.0, 50.0, 55.0)
    /// Told apart also by those who do not see all colours.
    private static let colors = ["#D55E00", "#555555", "#0072B2", "#009E73", "#CC79A7", "#E69F00", "#56B4E9"]

    var svg: String {
        let (x, y) = (Axis(points.map(\.x), from: Self.left, to: Self.width - Self.right), yAxis)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(Self.width)) \(number(Self.height))" \
            font-family="sans-serif" font-size="13">
            <rect width="100%" height="100%" fill="#FFFFFF"/>
            \(text(title, at: (Self.left, 28), size: 17))
            \(grid(x, y))
            \(lines.enumerated().map { curve($1, color: color($0), x, y) }.joined(separator: "\n"))
            \(lines.enumerated().map { legend($1.title, row: $0) }.joined(separator: "\n"))
            </svg>

            """
    }

    private var points: [(x: Double, y: Double)] { lines.flatMap(\.points).filter { $0.x > 0 && $0.y > 0 } }

    private var yAxis: Axis { Axis(points.map(\.y), from: Self.height - Self.bottom, to: Self.top) }

    private func grid(_ x: Axis, _ y: Axis) -> String {
        let (right, bottom) = (Self.width - Self.right, Self.height - Self.bottom)
        let columns = x.decades.map { value in
            rule((x[value], Self.top), (x[value], bottom))
                + text(value.formatted(places: 0), at: (x[value], bottom + 20), anchor: "middle")
        }
        let rows = y.decades.map { value in
            rule((Self.left, y[value]), (right, y[value]))
                + text(value.formatted(places: 3), at: (Self.left - 8, y[value] + 4), anchor: "end")
        }
        let labels = [
            text(xLabel, at: ((Self.left + right) / 2, Self.height - 14), anchor: "middle"),
            text(yLabel, at: (Self.left - 8, Self.top - 12), anchor: "end"),
        ]
        return (columns + rows + labels).joined(separator: "\n")
    }

    private func curve(_ line: Line, color: String, _ x: Axis, _ y: Axis) -> String {
        let places = line.points.filter { $0.x > 0 && $0.y > 0 }.map { (x[$0.x], y[$0.y]) }
        let path = places.map { "\(number($0)),\(number($1))" }.joined(separator: " ")
        let dots = places.map { "<circle cx=\"\(number($0))\" cy=\"\(number($1))\" r=\"3\" fill=\"\(color)\"/>" }
        return "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>" + dots.joined()
    }

    private func legend(_ title: String, row: Int) -> String {
        let (x, y) = (Self.width - Self.right + 18, Self.top + 12 + Double(row) * 22)
        return "<rect x=\"\(number(x))\" y=\"\(number(y - 9))\" width=\"14\" height=\"4\" fill=\"\(color(row))\"/>"
            + text(title, at: (x + 20, y - 2))
    }

    private func rule(_ start: (Double, Double), _ end: (Double, Double)) -> String {
        "<line x1=\"\(number(start.0))\" y1=\"\(number(start.1))\" x2=\"\(number(end.0))\" y2=\"\(number(end.1))\" "
            + "stroke=\"#DDDDDD\"/>"
    }

    private func text(_ text: String, at place: (Double, Double), size: Int = 13, anchor: String = "start") -> String {
        let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        return "<text x=\"\(number(place.0))\" y=\"\(number(place.1))\" font-size=\"\(size)\" "
            + "text-anchor=\"\(anchor)\">\(escaped)</text>"
    }

    private func color(_ row: Int) -> String { Self.colors[row % Self.colors.count] }

    private func number(_ value: Double) -> String { value.formatted(places: 1) }
}

extension LogPlot {
    /// Whole decades, as wide as the values need.
    private struct Axis {
        private let lower: Double
        private let upper: Double
        private let start: Double
        private let end: Double

        init(_ values: [Double], from start: Double, to end: Double) {
            lower = log10(values.min() ?? 1).rounded(.down)
            upper = max(log10(values.max() ?? 10).rounded(.up), lower + 1)
            (self.start, self.end) = (start, end)
        }

        var decades: [Double] { stride(from: lower, through: upper, by: 1).map { pow(10, $0) } }

        /// The place of a value in the picture.
        subscript(value: Double) -> Double { start + (log10(value) - lower) / (upper - lower) * (end - start) }
    }
}
