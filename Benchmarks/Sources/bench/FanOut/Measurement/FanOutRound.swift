/// What one approach took in one round, from the registration to the end; nanoseconds and bytes of all observers.
struct FanOutRound {
    let register: Double
    let post: Double
    let free: Double
    let heap: Double
    /// How often a main loop was asked for a turn, in a post.
    let hops: Double

    /// Both themes of a store have been shown when the timing begins, and lazy parts of the approaches are there.
    private static let warmUpPosts = 2

    /// - Throws: ``WrongDelivery`` if observers were left out or called too often.
    init(_ kind: FanOutKind, count: Int) throws {
        Heap.tidy()
        let approach = kind.makeApproach(count: count)
        var register = 0.0
        heap = Heap.growth {
            register = CPUClock.nanoseconds { approach.register() }
        }
        self.register = register

        let callsBefore = approach.calls
        var last = 0.0
        for _ in 0..<Self.warmUpPosts { last = CPUClock.nanoseconds { approach.post() } }
        let (batch, batches) = Self.batches(postsOf: last)
        let times = (0..<batches).map { _ in
            CPUClock.nanoseconds { for _ in 0..<batch { approach.post() } } / Double(batch)
        }
        post = Samples(times).median

        let posts = Self.warmUpPosts + batch * batches
        let (calls, due) = (approach.calls - callsBefore, approach.callsPerPost * posts)
        guard calls == due else { throw WrongDelivery(kind, "\(calls) calls in place of \(due)") }
        hops = Double(approach.hops) / Double(posts)
        free = CPUClock.nanoseconds { approach.free() }
    }

    /// How many posts are timed together, so that the clock's own time does not count, and how often.
    private static func batches(postsOf nanoseconds: Double) -> (batch: Int, batches: Int) {
        let batch = min(max(Int(100_000 / max(nanoseconds, 1)), 1), 200)
        let batches = min(max(Int(15_000_000 / max(nanoseconds * Double(batch), 1)), 1), 9)
        return (batch, batches)
    }
}

/// An approach that did not call whom it had to.
struct WrongDelivery: Error, CustomStringConvertible {
    let description: String

    init(_ kind: FanOutKind, _ complaint: String) { description = "\(kind.title): \(complaint)" }
}
