/// All that was measured of fan-out: as tables, and as JSON.
struct FanOutReport: Encodable {
    /// One approach with one number of observers; nanoseconds and bytes an observer.
    private struct Row: Encodable {
        let approach: FanOutKind
        let title: String
        let count: Int
        let register: Samples
        let post: Samples
        let free: Samples
        let heap: Samples
    }

    private struct Instructions: Encodable {
        let approach: FanOutKind
        let observers: Int
        let perObserver: Double
    }

    private var rows: [Row] = []
    private(set) var targets: [Target] = []
    private let instructions: [Instructions]
    private let counts: InstructionCounts?

    private enum CodingKeys: CodingKey { case rows, targets, instructions }

    init(instructions counts: InstructionCounts?) {
        self.counts = counts
        instructions = FanOutKind.allCases.compactMap { kind in
            counts.map { Instructions(approach: kind, observers: $0.observers, perObserver: $0.perObserver(kind)) }
        }
    }

    /// How many targets were missed.
    var misses: Int { targets.count { $0.verdict == .missed } }

    mutating func append(_ results: FanOutResults) {
        rows += FanOutKind.allCases.map { kind in
            Row(
                approach: kind,
                title: kind.title,
                count: results.count,
                register: results.samples(\.register, of: kind),
                post: results.samples(\.post, of: kind),
                free: results.samples(\.free, of: kind),
                heap: results.samples(\.heap, of: kind)
            )
        }
        targets += FanOutTargets(results, instructions: counts).all
    }

    /// The measurements with one number of observers.
    static func table(of results: FanOutResults, instructions: InstructionCounts?) -> String {
        let counted = instructions.flatMap { $0.observers == results.count ? $0 : nil }
        var table = TextTable(
            ["\(results.count) observers", "register ns", "post ns", "free ns", "heap B"]
                + (counted == nil ? [] : ["instructions"])
        )
        for kind in FanOutKind.allCases where !kind.isFixedCost {
            table.append(
                [
                    kind.title,
                    results.samples(\.register, of: kind).text,
                    results.samples(\.post, of: kind).text,
                    kind.leaks ? "leaks" : results.samples(\.free, of: kind).text,
                    results.samples(\.heap, of: kind).median.formatted(places: 0),
                ] + (counted.map { [$0.perObserver(kind).short] } ?? [])
            )
        }
        return "Medians an observer, CPU time; ± half the width of the middle half\n\(table)"
    }

    /// The promises, and what has become of them.
    var targetTable: String {
        var table = TextTable(["", "observers", "measured", "target", ""])
        for target in targets {
            table.append(
                [
                    target.name, "\(target.count)", "\(target.value.short) \(target.unit)", "\(target.bound)",
                    target.verdict.rawValue,
                ]
            )
        }
        return "The walk is a post without what a post on an empty bus costs\n\(table)"
    }
}
