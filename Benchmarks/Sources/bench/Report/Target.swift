/// A number that has been promised, beside the one that was measured.
struct Target: Encodable {
    enum Bound: Equatable {
        case atMost(Double)
        case atLeast(Double)
        /// Nothing is promised: the number is told all the same.
        case none
    }

    enum Verdict: String, Encodable {
        case met = "ok"
        case missed = "MISSED"
        case none = ""
    }

    let name: String
    let count: Int
    let value: Double
    let unit: String
    let bound: Bound

    var verdict: Verdict {
        switch bound {
        case .atMost(let limit): value <= limit ? .met : .missed
        case .atLeast(let limit): value >= limit ? .met : .missed
        case .none: .none
        }
    }

    private enum CodingKeys: CodingKey { case name, count, value, unit, atMost, atLeast, verdict }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(count, forKey: .count)
        try container.encode(value, forKey: .value)
        try container.encode(unit, forKey: .unit)
        switch bound {
        case .atMost(let limit): try container.encode(limit, forKey: .atMost)
        case .atLeast(let limit): try container.encode(limit, forKey: .atLeast)
        case .none: break
        }
        if verdict != .none { try container.encode(verdict, forKey: .verdict) }
    }
}

extension Target.Bound: CustomStringConvertible {
    var description: String {
        switch self {
        case .atMost(let limit): "≤ \(limit.formatted(places: 2))"
        case .atLeast(let limit): "≥ \(limit.formatted(places: 2))"
        case .none: ""
        }
    }
}
