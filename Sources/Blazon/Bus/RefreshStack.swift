/// The components whose `updateStyle()` is being called by a bus on this thread, the innermost first.
///
/// A component that registers itself in its own `updateStyle()` is up to date when that returns, and calling it again
/// would never end.
enum RefreshStack {
    private final class Frame {
        let component: ObjectIdentifier
        let outer: Frame?

        init(component: ObjectIdentifier, outer: Frame?) {
            self.component = component
            self.outer = outer
        }
    }

    private static let innermost = ThreadLocal<Frame>()

    /// Calls `updateStyle()` unless such a call of the same component is under way on this thread.
    static func refresh(_ component: any StyleUpdatable) {
        let id = ObjectIdentifier(component)
        var frame = innermost.current
        while let current = frame {
            if current.component == id { return }
            frame = current.outer
        }
        innermost.withValue(Frame(component: id, outer: innermost.current)) { component.updateStyle() }
    }
}
