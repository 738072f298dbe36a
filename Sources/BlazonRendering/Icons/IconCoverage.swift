import BlazonViews

/// How much of each pixel an image covers, from 0 to 1, at some size.
struct IconCoverage {
    let width: Int
    let height: Int
    /// Row by row.
    private(set) var values: [Double]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = Array(repeating: 0, count: width * height)
    }

    init(_ image: Node.Icon.Image, width: Int, height: Int) {
        self.init(width: width, height: height)
        switch image {
        case .pixels(let pixels): average(pixels)
        case .symbol(let symbol):
            var raster = SymbolRaster(symbol, width: width, height: height)
            values = raster.coverage()
        }
    }

    subscript(x: Int, y: Int) -> Double { values[y * width + x] }

    /// Each pixel is the mean of those that lie below it, as far as they do.
    private mutating func average(_ pixels: Node.Icon.Pixels) {
        let columns = Self.weights(from: pixels.width, to: width)
        let rows = Self.weights(from: pixels.height, to: height)
        for (y, row) in rows.enumerated() {
            for (x, column) in columns.enumerated() {
                var sum = 0.0
                for (sourceY, weightY) in row {
                    for (sourceX, weightX) in column {
                        sum += Double(pixels.alphas[sourceY * pixels.width + sourceX]) * weightX * weightY
                    }
                }
                values[y * width + x] = sum / 255
            }
        }
    }

    /// For each of some lengths, which of the others lie below it, and by how much; the weights of each sum up to 1.
    private static func weights(from source: Int, to target: Int) -> [[(Int, Double)]] {
        let scale = Double(source) / Double(target)
        return (0..<target).map { index in
            let (start, end) = (Double(index) * scale, Double(index + 1) * scale)
            let last = min(Int(end.rounded(.up)), source)
            return (min(Int(start), source - 1)..<max(last, min(Int(start), source - 1) + 1)).map { position in
                let overlap = min(end, Double(position + 1)) - max(start, Double(position))
                return (position, max(overlap, 0) / scale)
            }
        }
    }
}
