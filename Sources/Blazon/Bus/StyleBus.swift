public import Foundation

/// Brings changes of style to the components that have to show them.
///
/// A bus is one observer of its `NotificationCenter`, and keeps a registry of its own: the centre calls it once for each
/// change, and it calls the components, in the order in which they registered within one isolation, each where it
/// belongs, none after its death. See ``StyleUpdatable`` for a component, ``ThemeStore`` for what usually changes.
///
/// The centre is real and works both ways. Its other observers of `Notification.Name.styleUpdated` hear every change;
/// and whoever posts that name refreshes the components. A notification of a store that belongs to another bus is
/// ignored.
public final class StyleBus: Sendable {
    /// The bus of ``ThemeStore/shared``, over `NotificationCenter.default`.
    public static let shared = StyleBus(center: .default)

    /// Where changes are posted.
    public let center: NotificationCenter

    private let dispatcher: StyleDispatcher
    private let subscription: CenterSubscription

    /// Makes a bus with a centre of its own, for tests and for windows that do not share a theme.
    public convenience init() {
        self.init(center: NotificationCenter())
    }

    /// Makes a bus over a centre, with Dispatch's main queue for components of the main actor.
    ///
    /// - Parameter center: Where changes are posted.
    public convenience init(center: NotificationCenter) {
        self.init(center: center, mainLoop: .dispatch)
    }

    /// Makes a bus for a toolkit that has a main loop of its own.
    ///
    /// With GLib, for example, `isOnMain` is `g_main_context_is_owner(nil) != 0`, and `enqueueOnMain` wraps `g_idle_add`.
    ///
    /// - Parameters:
    ///   - center: Where changes are posted.
    ///   - isOnMain: Whether the caller is on the main thread. It is asked on any thread.
    ///   - enqueueOnMain: Runs a closure on the main thread later, in the order of the calls. It is called on any thread.
    public convenience init(
        center: NotificationCenter,
        isOnMain: @escaping @Sendable () -> Bool,
        enqueueOnMain: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) {
        self.init(center: center, mainLoop: MainLoop(isCurrent: isOnMain, enqueue: enqueueOnMain))
    }

    private init(center: NotificationCenter, mainLoop: MainLoop) {
        let dispatcher = StyleDispatcher(mainLoop: mainLoop)
        self.center = center
        self.dispatcher = dispatcher
        subscription = CenterSubscription(center: center) { [weak dispatcher] notification in
            guard let dispatcher else { return }
            let store = notification.object as? ThemeStore
            guard store == nil || store?.bus.dispatcher === dispatcher else { return }
            dispatcher.post(notification.changedReads)
        }
    }

    /// Refreshes every component, as posting `Notification.Name.styleUpdated` at the ``center`` does.
    public func post() {
        center.post(name: .styleUpdated, object: nil)
    }

    /// Refreshes the components that read words.
    package func postWordsChange() {
        center.post(name: .styleUpdated, object: nil, userInfo: [Notification.changedReadsKey: StyleReads.words])
    }

    func post(_ change: ThemeChange, of store: ThemeStore) {
        center.post(name: .styleUpdated, object: store, userInfo: [Notification.themeChangeKey: change])
    }

    func observeAndUpdate(
        _ component: any StyleUpdatable,
        delivery: StyleDelivery,
        tracking: StyleTracking,
        isolation: (any Actor)?
    ) -> StyleObservation {
        dispatcher.observeAndUpdate(component, delivery: delivery, tracking: tracking, isolation: isolation)
    }

    /// How many places the registry holds, those of dead components included.
    package var slotCount: Int { dispatcher.slotCount }
}
