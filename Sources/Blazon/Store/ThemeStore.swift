import Dispatch
import Synchronization

/// The theme that is active, and the one place to change it. Every change refreshes the components on its bus.
///
/// ```swift
/// ThemeStore.shared.theme = .yumekawaPink          // every live component refreshes, once
/// ThemeStore.shared.scheme = .dark                 // a field each; an equal value does nothing
/// ThemeStore.shared.update {                       // two changes, one refresh
///     $0.theme = .system
///     $0.variant.scheme = .light
/// }
/// for await change in ThemeStore.shared.changes { print(change.theme.id) }
/// ```
///
/// A store may be read and changed on any thread. A change is complete when its setter returns, and so are the refreshes
/// that are due on that thread, unless a former change is still being delivered: then whoever delivers that one delivers
/// this one next. So changes are delivered one at a time, in the order in which they were made, and a change that is made
/// inside `updateStyle()` follows the one that caused it.
public final class ThemeStore: Sendable {
    /// The store that an app uses as long as it has no reason for more than one. It posts on ``StyleBus/shared``.
    public static let shared = ThemeStore(bus: .shared)

    /// Where the changes are posted.
    public let bus: StyleBus

    private let contents: Lock<Contents>
    /// The version of the contents, for those who keep something that they made of a theme.
    private let currentVersion = Atomic<UInt64>(0)
    private let looseReads = LooseReads()

    /// Makes a store.
    ///
    /// - Parameters:
    ///   - theme: The theme to begin with.
    ///   - variant: The variant to begin with.
    ///   - bus: Where changes are posted; one of its own unless said otherwise.
    public init(theme: Theme = .system, variant: Theme.Variant = .light, bus: StyleBus = StyleBus()) {
        self.bus = bus
        contents = Lock(Contents(state: State(theme: theme, variant: variant)))
    }

    deinit {
        for listener in contents.withLock({ Array($0.listeners.values) }) { listener.continuation.finish() }
    }

    /// The theme and the variant, both of one moment.
    public var state: State {
        // Not noted as loose: a program that makes a theme of the active one reads it all, and shows nothing of it.
        StyleReads.everything.record()
        return snapshot
    }

    /// The theme and the variant, which are not noted as read.
    package var snapshot: State { contents.withLock { $0.state } }

    /// Rises with every change, before its setter returns. To ask for it takes no lock.
    package var version: UInt64 { currentVersion.load(ordering: .acquiring) }

    /// The active theme, not noted as read, with the version that it is of.
    package var versionedTheme: (theme: Theme, version: UInt64) {
        contents.withLock { ($0.state.theme, $0.version) }
    }

    /// The active theme.
    public var theme: Theme {
        get { state.theme }
        set { update { $0.theme = newValue } }
    }

    /// The active variant: scheme and contrast.
    public var variant: Theme.Variant {
        get {
            StyleReads.variant.record(or: looseReads)
            return snapshot.variant
        }
        set { update { $0.variant = newValue } }
    }

    /// Light or dark.
    public var scheme: Theme.Scheme {
        get {
            StyleReads.variant.record(or: looseReads)
            return snapshot.variant.scheme
        }
        set { update { $0.variant.scheme = newValue } }
    }

    /// Standard or increased.
    public var contrast: Theme.Contrast {
        get {
            StyleReads.variant.record(or: looseReads)
            return snapshot.variant.contrast
        }
        set { update { $0.variant.contrast = newValue } }
    }

    /// The colours of the active theme in the active variant.
    public var palette: Theme.Palette {
        let state = snapshot
        let palette = state.theme.palette(for: state.variant)
        // Inside a refresh it is known who reads.
        return RefreshFrame.current == nil ? palette.reporting(to: looseReads) : palette
    }

    /// Makes several changes at once, for one refresh.
    ///
    /// No lock is held while `body` runs, so it may read this store. Should another thread change the store meanwhile,
    /// nothing is lost: `body` runs again on what is there then, so it should do nothing but change its argument.
    ///
    /// - Parameter body: Changes the state.
    /// - Throws: What `body` throws; nothing is changed then.
    public func update<Failure: Error>(_ body: (inout State) throws(Failure) -> Void) throws(Failure) {
        var attempts = 0
        while true {
            attempts += 1
            let (before, version) = contents.withLock { ($0.state, $0.version) }
            var after = before
            try body(&after)
            // Compared here, not under the lock: it may run code of an app's own theme values.
            if after == before { return }
            // A body that changes the store by itself would never find it unchanged.
            let isForced = attempts == Self.attemptLimit
            let outcome = contents.withLock { contents in
                defer { currentVersion.store(contents.version, ordering: .releasing) }
                return contents.replace(at: isForced ? nil : version, with: after)
            }
            switch outcome {
            case .outdated: continue
            case .queued: return
            case .mustDeliver: return deliver()
            }
        }
    }

    /// The changes from now on, as a stream of its own for each caller. One that is slow gets the newest.
    ///
    /// The stream ends with the store.
    public var changes: AsyncStream<ThemeChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: ThemeChange.self, bufferingPolicy: .bufferingNewest(1))
        let id = contents.withLock { $0.addListener(continuation) }
        continuation.onTermination = { [weak self] _ in
            self?.contents.withLock { $0.removeListener(id) }
        }
        return stream
    }
}

extension ThemeStore {
    /// What a change of this store may have changed for its components.
    func changedReads(by change: ThemeChange) -> StyleReads {
        looseReads.widened(StyleReads(changedBy: change))
    }

    /// How often an update is tried on what is there then; after that it wins over whoever else changes the store.
    private static let attemptLimit = 1000

    /// How many changes of others one setter delivers beside its own.
    private static let deliveryLimit = 64

    /// Delivers all that waits: to the streams, to observers of the centre, and to the components on the bus.
    ///
    /// A thread that keeps changing the store must not hold a setter on another one for ever: after some more changes than
    /// its own, it leaves the rest to a queue.
    private func deliver() {
        var delivered = 0
        while let (change, listeners) = contents.withLock({ $0.nextDelivery() }) {
            for listener in listeners { listener.yield(change) }
            bus.post(change, of: self)
            delivered += 1
            if delivered > Self.deliveryLimit {
                DispatchQueue.global().async { self.deliver() }
                return
            }
        }
    }
}
