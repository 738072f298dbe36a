/// A stream and a task that listens to it for each observer. The tasks run on this thread, in their turn.
final class AsyncStreams: FanOutApproach {
    private let executor = HandTurnedExecutor()
    private var components: [Component]
    private var continuations: [AsyncStream<Int>.Continuation] = []
    private var theme = 0

    init(count: Int) { components = .init(count: count) }

    var calls: Int { components.calls }
    var callsPerPost: Int { components.count }

    func register() {
        for component in components {
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
            continuations.append(continuation)
            Task(executorPreference: executor) { [weak component] in
                for await _ in stream { component?.updateStyle() }
            }
        }
        executor.turn()
    }

    func post() {
        theme += 1
        for continuation in continuations { continuation.yield(theme) }
        executor.turn()
    }

    func free() {
        components = []
        for continuation in continuations { continuation.finish() }
        continuations = []
        executor.turn()
    }
}
