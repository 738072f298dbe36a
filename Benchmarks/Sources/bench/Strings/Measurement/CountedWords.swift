import BenchmarkSupport

/// `bench count-words <way> <times>`: what valgrind runs for a profile. It counts inside of `benchmark_counted` alone.
enum CountedWords {
    static let command = Command(name: "count-words", usage: "<way> <times>", summary: nil) { reader in
        let word = try reader.value(of: "count-words")
        guard let kind = StringsKind(rawValue: word) else {
            let kinds = StringsKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("there is no way '\(word)': there is \(kinds)")
        }
        run(Job(kind, times: try reader.number(of: "the way"), bench: try StringsBench()))
        return 0
    }

    /// What C carries to the closure.
    private final class Job {
        let kind: StringsKind
        let times: Int
        let bench: StringsBench

        init(_ kind: StringsKind, times: Int, bench: StringsBench) {
            self.kind = kind
            self.times = times
            self.bench = bench
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
