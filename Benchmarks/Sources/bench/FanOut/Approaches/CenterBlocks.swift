import Foundation

/// A block of a `NotificationCenter` for each observer, which keeps the token and hands it back when it dies.
final class CenterBlocks: FanOutApproach {
    private final class Observer: @unchecked Sendable {
        private(set) var calls = 0
        private let center: NotificationCenter
        private var token: (any NSObjectProtocol)?

        init(center: NotificationCenter) { self.center = center }

        deinit {
            if let token { center.removeObserver(token) }
        }

        func observe() {
            token = center.addObserver(forName: .benchmarkChange, object: nil, queue: nil) { [weak self] _ in
                self?.calls &+= 1
            }
        }
    }

    private let center = NotificationCenter()
    private var observers: [Observer]

    init(count: Int) {
        let center = center
        observers = (0..<count).map { _ in Observer(center: center) }
    }

    var calls: Int { observers.reduce(0) { $0 + $1.calls } }
    var callsPerPost: Int { observers.count }

    func register() {
        for observer in observers { observer.observe() }
    }

    func post() { center.post(name: .benchmarkChange, object: nil) }

    func free() { observers = [] }
}

extension Notification.Name {
    static let benchmarkChange = Notification.Name("benchmarkChange")
}
