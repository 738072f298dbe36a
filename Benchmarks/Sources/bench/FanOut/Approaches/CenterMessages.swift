import Foundation

/// A typed message of the main actor, observed by each component.
final class CenterMessages: FanOutApproach {
    private final class Subject: Sendable {}

    private struct Change: NotificationCenter.MainActorMessage {
        typealias Subject = CenterMessages.Subject
    }

    private let center = NotificationCenter()
    private let subject = Subject()
    private var components: [Component]
    private var tokens: [NotificationCenter.ObservationToken] = []

    init(count: Int) { components = .init(count: count) }

    var calls: Int { components.calls }
    var callsPerPost: Int { components.count }

    func register() {
        for component in components {
            let token = center.addObserver(of: subject, for: Change.self) { [weak component] _ in
                component?.updateStyle()
            }
            tokens.append(token)
        }
    }

    func post() {
        let (center, subject) = (center, subject)
        MainActor.assumeIsolated { center.post(Change(), subject: subject) }
    }

    func free() {
        components = []
        tokens = []
    }
}
