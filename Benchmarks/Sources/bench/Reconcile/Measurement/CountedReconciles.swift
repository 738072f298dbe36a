import BenchmarkSupport

/// `bench count-reconciles <change> <times>`: what valgrind runs for a profile. It counts inside of `benchmark_counted` alone.
enum CountedReconciles {
    static let command = Command(name: "count-reconciles", usage: "<change> <times>", summary: nil) { reader in
        let word = try reader.value(of: "count-reconciles")
        guard let kind = ReconcileKind(rawValue: word) else {
            let kinds = ReconcileKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("there is no change '\(word)': there is \(kinds)")
        }
        run(Job(ReconcileBench(kind), times: try reader.number(of: "the change")))
        return 0
    }

    /// What C carries to the closure.
    private final class Job {
        let bench: ReconcileBench
        let times: Int

        init(_ bench: ReconcileBench, times: Int) {
            self.bench = bench
            self.times = times
        }
    }

    private static func run(_ job: Job) {
        for _ in 0..<2 { job.bench.run() }
        withExtendedLifetime(job) {
            benchmark_counted(
                { context in
                    let job = Unmanaged<Job>.fromOpaque(context).takeUnretainedValue()
                    for _ in 0..<job.times { job.bench.run() }
                },
                Unmanaged.passUnretained(job).toOpaque()
            )
        }
    }
}
