import BenchmarkSupport

/// `bench count-posts <approach> <observers> <posts>`: what valgrind runs, for a count or for a profile. It counts inside of
/// `benchmark_counted` alone, so that registering is not in it.
enum CountedPosts {
    static let command = Command(name: "count-posts", usage: "<approach> <observers> <posts>", summary: nil) { reader in
        let word = try reader.value(of: "count-posts")
        guard let kind = FanOutKind(rawValue: word) else {
            let kinds = FanOutKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("there is no approach '\(word)': there is \(kinds)")
        }
        let count = try reader.number(of: "the approach")
        let posts = try reader.number(of: "the number of observers")
        run(Job(kind.makeApproach(count: count), posts: posts))
        return 0
    }

    /// What C carries to the closure.
    private final class Job {
        let approach: any FanOutApproach
        let posts: Int

        init(_ approach: any FanOutApproach, posts: Int) {
            self.approach = approach
            self.posts = posts
        }
    }

    private static func run(_ job: Job) {
        job.approach.register()
        for _ in 0..<2 { job.approach.post() }
        withExtendedLifetime(job) {
            benchmark_counted(
                { context in
                    let job = Unmanaged<Job>.fromOpaque(context).takeUnretainedValue()
                    for _ in 0..<job.posts { job.approach.post() }
                },
                Unmanaged.passUnretained(job).toOpaque()
            )
        }
    }
}
