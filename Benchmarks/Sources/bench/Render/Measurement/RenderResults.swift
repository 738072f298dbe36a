/// What all jobs took.
struct RenderResults {
    /// How many times as much as in the tables there is to see whether costs grow.
    static let scales = [1, 10, 100]

    /// The nanoseconds of each job in each round.
    private var times: [RenderKind: [Double]] = [:]
    /// The nanoseconds of each job that grows, by scale.
    private(set) var growth: [RenderKind: [Samples]] = [:]
    /// What the terminal is sent for a cell.
    let bytesPerCell: Double
    /// What it is sent for a cell where 5 % changed.
    let bytesPerUpdatedCell: Double

    /// Measures the jobs in turns, so that a slow moment of the machine meets all of them.
    init(rounds: Int) throws {
        let bench = RenderBench(scale: 1, labelCount: 10_000)
        let screen = RenderKind.screenOfRuns
        bytesPerCell = Double(bench.run(screen)) / Double(bench.operations(of: screen))
        bytesPerUpdatedCell = Double(bench.run(.update)) / Double(bench.operations(of: .update))
        let kinds = RenderKind.allCases
        for round in 0..<rounds {
            let first = round * 5 % kinds.count
            for kind in kinds[first...] + kinds[..<first] {
                times[kind, default: []].append(try Self.nanoseconds(of: kind, on: bench))
            }
        }
        for scale in Self.scales {
            let bench = RenderBench(scale: scale, labelCount: 100)
            for kind in RenderKind.growing {
                let samples = Samples(try (0..<3).map { _ in try Self.nanoseconds(of: kind, on: bench) })
                growth[kind, default: []].append(samples)
            }
        }
    }

    /// Nanoseconds each.
    func samples(of kind: RenderKind) -> Samples { Samples(times[kind] ?? []) }

    private static func nanoseconds(of kind: RenderKind, on bench: RenderBench) throws -> Double {
        let expected = bench.run(kind)
        var isRight = expected > 0
        let once = CPUClock.nanoseconds { isRight = bench.run(kind) == expected && isRight }
        // So many together that the clock's own time does not count, and a few of them for a median.
        let batch = min(max(Int(2_000_000 / max(once, 1)), 1), 200)
        let batches = min(max(Int(20_000_000 / max(once * Double(batch), 1)), 1), 7)
        let times = (0..<batches).map { _ in
            CPUClock.nanoseconds {
                for _ in 0..<batch { isRight = bench.run(kind) == expected && isRight }
            } / Double(batch * bench.operations(of: kind))
        }
        guard isRight else { throw WrongRendering(description: "\(kind.title): not what it was before, or nothing") }
        return Samples(times).median
    }
}

/// Something that was rendered and is not what it has to be.
struct WrongRendering: Error, CustomStringConvertible {
    let description: String
}
