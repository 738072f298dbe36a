extension ThemeStore {
    /// All that a store guards by its lock: the state, and the changes on their way out.
    struct Contents {
        private(set) var state: State
        /// Rises with every change.
        private(set) var version: UInt64 = 0

        /// Changes that were made and not delivered yet, in order, each with the version that it led to.
        private var undelivered: [(version: UInt64, change: ThemeChange)] = []
        /// Whether some thread is delivering.
        private var isDelivering = false

        private(set) var listeners: [UInt64: Listener] = [:]
        private var lastListener: UInt64 = 0

        /// One stream of changes.
        struct Listener {
            let continuation: AsyncStream<ThemeChange>.Continuation
            /// The version of the store when the stream was made: it gets what comes later.
            let version: UInt64
        }

        /// What came of the attempt to change the state.
        enum Outcome {
            /// The state is not any more what the change was based on.
            case outdated
            /// Whoever is delivering now will deliver this change too.
            case queued
            /// The caller has to deliver.
            case mustDeliver
        }

        /// As many changes wait for delivery at most; beyond, the latest ones become one. A program that changes its
        /// theme faster than it can be shown thus keeps its memory, and still ends on the last theme.
        private static let undeliveredLimit = 1024

        init(state: State) { self.state = state }

        /// - Parameters:
        ///   - version: The version that it is based on; nil to change whatever is there.
        ///   - after: What the state becomes.
        mutating func replace(at version: UInt64?, with after: State) -> Outcome {
            guard version == nil || version == self.version else { return .outdated }
            let before = state
            state = after
            self.version += 1
            if undelivered.count >= Self.undeliveredLimit, let last = undelivered.popLast() {
                undelivered.append((self.version, last.change.followed(by: after)))
            } else {
                undelivered.append((self.version, ThemeChange(from: before, to: after)))
            }
            if isDelivering { return .queued }
            isDelivering = true
            return .mustDeliver
        }

        /// The change to be delivered next and the streams that get it, or nil when the delivering is done.
        mutating func nextDelivery() -> (ThemeChange, [AsyncStream<ThemeChange>.Continuation])? {
            guard !undelivered.isEmpty else {
                isDelivering = false
                return nil
            }
            let (version, change) = undelivered.removeFirst()
            return (change, listeners.values.filter { $0.version < version }.map(\.continuation))
        }

        mutating func addListener(_ continuation: AsyncStream<ThemeChange>.Continuation) -> UInt64 {
            lastListener += 1
            listeners[lastListener] = Listener(continuation: continuation, version: version)
            return lastListener
        }

        mutating func removeListener(_ id: UInt64) { listeners[id] = nil }
    }
}
