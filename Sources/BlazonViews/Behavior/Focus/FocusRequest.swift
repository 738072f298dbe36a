import Blazon

/// Where the app keeps whether a control hears the keyboard. It belongs to the first control inside the view that asks.
final class FocusRequest {
    let isWanted: () -> Bool
    private let set: (Bool) -> Void
    private var isClaimed = false

    init(isWanted: @escaping () -> Bool, set: @escaping (Bool) -> Void) {
        self.isWanted = isWanted
        self.set = set
    }

    /// Tells the app where the focus is, unless it says so already.
    func tell(_ isFocused: Bool) {
        if isWanted() != isFocused { set(isFocused) }
    }

    /// The request itself for the first who asks, nil for all others.
    func claim() -> FocusRequest? {
        defer { isClaimed = true }
        return isClaimed ? nil : self
    }
}
