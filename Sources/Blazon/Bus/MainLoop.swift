import Dispatch

/// What a bus has to know of the main thread of its toolkit. The usual one is Dispatch's main queue, on which the main
/// actor runs.
struct MainLoop: Sendable {
    /// Whether the caller is on it.
    let isCurrent: @Sendable () -> Bool
    /// Runs a closure on it later, in the order of the calls.
    let enqueue: @Sendable (@escaping @Sendable () -> Void) -> Void

    static let dispatch = MainLoop(
        // `Thread.isMainThread` would not do: on Linux an async `main` that awaits leaves the thread it began on.
        isCurrent: { DispatchQueue.getSpecific(key: mainQueueMark) != nil },
        enqueue: { DispatchQueue.main.async(execute: $0) }
    )

    private static let mainQueueMark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
