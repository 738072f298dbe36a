public import Blazon

extension RecordingBus {
    /// Something that asked the components of a bus to refresh.
    public enum Event: Sendable, Hashable {
        /// A store on the bus changed.
        case change(ThemeChange)
        /// Somebody posted `Notification.Name.styleUpdated`, without a change of a store.
        case post
    }

    /// What went over a bus in some time.
    public struct Recording: Sendable, Hashable {
        /// Changes and posts, in the order in which the bus delivered them.
        public let events: [Event]

        /// How often the bus asked for a turn of the main loop. All components on main share one hop for one change.
        public let hopCount: Int

        /// The changes of stores among the events.
        public var changes: [ThemeChange] {
            events.compactMap { event in
                if case .change(let change) = event { change } else { nil }
            }
        }

        /// How many of the events were posts without a change of a store.
        public var postCount: Int { events.count { $0 == .post } }

        /// What has come since an earlier recording of the same bus.
        func since(_ earlier: Recording) -> Recording {
            Recording(
                events: Array(events.dropFirst(earlier.events.count)),
                hopCount: hopCount - earlier.hopCount
            )
        }
    }
}
