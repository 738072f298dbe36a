/// Values of one quantity that was measured again and again.
struct Samples {
    private let sorted: [Double]

    init(_ values: [Double]) { sorted = values.sorted() }

    var count: Int { sorted.count }
    var median: Double { quantile(0.5) }
    var lowerQuartile: Double { quantile(0.25) }
    var upperQuartile: Double { quantile(0.75) }

    /// Half the width of the middle half of the values, as a part of the median.
    var spread: Double { median == 0 ? 0 : abs((upperQuartile - lowerQuartile) / 2 / median) }

    /// Between two values the line from the one to the other counts.
    private func quantile(_ part: Double) -> Double {
        guard let last = sorted.last else { return .nan }
        let place = part * Double(sorted.count - 1)
        let lower = Int(place)
        guard lower + 1 < sorted.count else { return last }
        return sorted[lower] + (sorted[lower + 1] - sorted[lower]) * (place - Double(lower))
    }
}

extension Samples: Encodable {
    private enum CodingKeys: CodingKey { case median, lowerQuartile, upperQuartile, count }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(median, forKey: .median)
        try container.encode(lowerQuartile, forKey: .lowerQuartile)
        try container.encode(upperQuartile, forKey: .upperQuartile)
        try container.encode(count, forKey: .count)
    }
}
