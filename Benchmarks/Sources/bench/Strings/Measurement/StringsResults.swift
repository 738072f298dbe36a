/// What all ways took.
struct StringsResults {
    private let roundCount: Int
    /// The nanoseconds of each way in each round. In one round all ways were gone one after the other, so that rounds can be
    /// compared.
    private let times: [StringsKind: [Double]]

    /// Measures the ways in turns, so that a slow moment of the machine meets all of them.
    init(rounds: Int) throws {
        let bench = try StringsBench()
        try bench.check()
        var times: [StringsKind: [Double]] = [:]
        let kinds = StringsKind.allCases
        for round in 0..<rounds {
            let first = round * 5 % kinds.count
            for kind in kinds[first...] + kinds[..<first] {
                times[kind, default: []].append(try Self.nanoseconds(of: kind, on: bench))
            }
        }
        roundCount = rounds
        self.times = times
    }

    /// Nanoseconds a look-up, or for all the words.
    func samples(of kind: StringsKind) -> Samples { Samples(times[kind] ?? []) }

    /// How many times as long one way takes as another, taken within each round.
    func ratio(of kind: StringsKind, to other: StringsKind) -> Samples {
        Samples((0..<roundCount).map { (times[kind]?[$0] ?? .nan) / (times[other]?[$0] ?? .nan) })
    }

    private static func nanoseconds(of kind: StringsKind, on bench: StringsBench) throws -> Double {
        let expected = bench.expected(of: kind)
        var isRight = bench.run(kind) == expected
        let once = CPUClock.nanoseconds { isRight = bench.run(kind) == expected && isRight }
        // So many together that the clock's own time does not count, and a few of them for a median.
        let batch = min(max(Int(500_000 / max(once, 1)), 1), 200)
        let batches = min(max(Int(10_000_000 / max(once * Double(batch), 1)), 3), 9)
        let times = (0..<batches).map { _ in
            CPUClock.nanoseconds {
                for _ in 0..<batch { isRight = bench.run(kind) == expected && isRight }
            } / Double(batch * bench.operations(of: kind))
        }
        guard isRight else { throw WrongWords("\(kind.title): not the right words") }
        return Samples(times).median
    }
}
