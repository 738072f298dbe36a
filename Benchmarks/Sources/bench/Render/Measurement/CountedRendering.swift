import BenchmarkSupport

/// `bench count-rendering <job> <times>`: what valgrind runs for a profile. It counts inside of `benchmark_counted` alone.
enum CountedRendering {
    static let command = Command(name: "count-rendering", usage: "<job> <times>", summary: nil) { reader in
        let word = try reader.value(of: "count-rendering")
        guard let kind = RenderKind(rawValue: word) else {
            let kinds = RenderKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("there is no job '\(word)': there is \(kinds)")
        }
        run(Job(kind, times: try reader.number(of: "the job")))
        return 0
    }

    /// What C carries to the closure.
    private final class Job {
        let kind: RenderKind
        let times: Int
        let bench = RenderBench(scale: 1, labelCount: 1000)

        init(_ kind: RenderKind, times: Int) {
            self.kind = kind
            self.times = times
        }
    }

    private static func run(_ job: Job) {
        for _ in 0..<2 { _ = job.bench.run(job.kind) }
        withExtendedLifetime(job) {
            benchmark_counted(
                { context in
                    let job = Unmanaged<Job>.fromOpaque(context).takeUnretainedValue()
                    for _ in 0..<job.times { _ = job.bench.run(job.kind) }
                },
                Unmanaged.passUnretained(job).toOpaque()
            )
        }
    }
}
