import Foundation

/// The time for which a processor worked on this thread: what other programs do meanwhile is not in it, except for the
/// caches that they empty.
enum CPUClock {
    /// How many nanoseconds a closure took.
    static func nanoseconds(_ body: () -> Void) -> Double {
        let start = now
        body()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
