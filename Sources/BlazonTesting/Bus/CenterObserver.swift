import Blazon
import Foundation

/// An observer of a notification centre, which stops observing when it dies.
final class CenterObserver: Sendable {
    private let center: NotificationCenter
    // Written once, before anybody else has the observer; the centre takes it back from any thread.
    nonisolated(unsafe) private let token: any NSObjectProtocol

    init(center: NotificationCenter, onStyleUpdated: @escaping @Sendable (Notification) -> Void) {
        self.center = center
        token = center.addObserver(forName: .styleUpdated, object: nil, queue: nil, using: onStyleUpdated)
    }

    deinit { center.removeObserver(token) }
}
