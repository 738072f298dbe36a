import Foundation

/// The one observer that a bus has at its centre, for as long as the bus lives.
///
/// `@unchecked`: the token is only handed back to the centre, which may be done on any thread.
final class CenterSubscription: @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, receive: @escaping @Sendable (Notification) -> Void) {
        self.center = center
        token = center.addObserver(forName: .styleUpdated, object: nil, queue: nil, using: receive)
    }

    deinit { center.removeObserver(token) }
}
