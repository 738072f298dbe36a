import Blazon

/// Where the app keeps whether a control hears the keyboard. It belongs to the first control inside the view that asks.
final class FocusRequest {
    let isWanted: () -> Bool
    let set: (Bool) -> Void
    private var isClaimed = false

    init(isWanted: @escaping () -> Bool, set: @escaping (Bool) -> Void) {
        self.isWanted = isWanted
        self.set = set
    }

    /// The request itself for the first who asks, nil for all others.
    func claim() -> FocusRequest? {
        defer { isClaimed = true }
        return isClaimed ? nil : self
    }
}

/// A view whose first control says and follows whether it hears the keyboard.
struct FocusedView<Content: View>: _PrimitiveView {
    let content: Content
    let isWanted: () -> Bool
    let set: (Bool) -> Void

    func _lower(into lowering: inout _ViewLowering) {
        let outer = lowering.focusRequest
        lowering.focusRequest = FocusRequest(isWanted: isWanted, set: set)
        lowering.descend { content._lower(into: &$0) }
        lowering.focusRequest = outer
    }
}
