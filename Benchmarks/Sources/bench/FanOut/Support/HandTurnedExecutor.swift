/// Runs jobs when it is told to, on the thread that tells it: so that their time is that of one thread.
///
/// `@unchecked`: a measurement runs on one thread.
final class HandTurnedExecutor: TaskExecutor, @unchecked Sendable {
    private var jobs: [UnownedJob] = []

    func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

    /// Runs all that waits, and what comes of it.
    func turn() {
        while !jobs.isEmpty {
            let waiting = jobs
            jobs = []
            for job in waiting { job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }
}
