/// What all changes took.
struct ReconcileResults {
    private let roundCount: Int
    /// The nanoseconds of each change in each round, one after the other, so that rounds can be compared.
    private let times: [ReconcileKind: [Double]]
    private let touched: [ReconcileKind: Int]
    /// Bytes that the heap grows by while an equal node is shown.
    let heapOfUnchanged: Double

    /// Measures the changes in turns, so that a slow moment of the machine meets all of them.
    init(rounds: Int) throws {
        let benches = ReconcileKind.allCases.map { ReconcileBench($0) }
        var touched: [ReconcileKind: Int] = [:]
        for bench in benches { touched[bench.kind] = try max(bench.check(), bench.check()) }
        var times: [ReconcileKind: [Double]] = [:]
        for round in 0..<rounds {
            let first = round * 5 % benches.count
            for bench in benches[first...] + benches[..<first] {
                // To and fro, as what is added the one way goes the other.
                let time = CPUClock.nanoseconds {
                    for _ in 0..<4 { bench.run() }
                }
                times[bench.kind, default: []].append(time / 4)
            }
        }
        for bench in benches { _ = try bench.check() }
        let unchanged = ReconcileBench(.unchanged)
        for _ in 0..<2 { unchanged.run() }
        heapOfUnchanged = Heap.growth { unchanged.run() }
        roundCount = rounds
        self.times = times
        self.touched = touched
    }

    /// Nanoseconds a change.
    func samples(of kind: ReconcileKind) -> Samples { Samples(times[kind] ?? []) }

    /// How many widgets a change touches.
    func touched(by kind: ReconcileKind) -> Int { touched[kind] ?? 0 }

    /// How many times as long making all anew takes, within each round.
    func advantage(of kind: ReconcileKind) -> Samples {
        Samples((0..<roundCount).map { (times[.anew]?[$0] ?? .nan) / (times[kind]?[$0] ?? .nan) })
    }
}
