import BlazonTesting
import BlazonViews

/// A live view without a display, driven by events.
final class Driven {
    let store = ThemeStore(bus: StyleBus())
    let component: StyledComponent
    private let log = Model<[Node]>([])

    /// What was handed to the toolkit, from the first time on.
    var nodes: [Node] { log.value }

    init<Content: View>(@ViewBuilder _ view: @escaping () -> Content) {
        component = StyledComponent(store: store, view: view) { [log] in log.value.append($0.node) }
    }

    var node: Node { component.content.node }
    var controls: [Node.Control] { node.controls }
    var focused: String? { component.focused.map { "\($0)" } }
    var focusOrder: [String] { component.focusOrder.map { "\($0)" } }

    func control(_ kind: Node.Control.Kind, _ index: Int = 0) -> Node.Control? {
        controls.filter { $0.kind == kind }.dropFirst(index).first
    }

    /// Sends an event to a control of a kind, by the order in which they are read.
    @discardableResult
    func send(_ event: ControlEvent, to kind: Node.Control.Kind, _ index: Int = 0) -> ControlResponse {
        control(kind, index).map { component.send(event, to: $0.id) } ?? .unknownControl
    }

    /// Strikes keys, one after the other.
    func strike(_ keys: KeyEquivalent...) {
        for key in keys { component.send(.key(key)) }
    }

    func type(_ text: String) {
        for character in text { component.send(.key(KeyEquivalent(character))) }
    }
}

/// Somewhere to keep values, as an app's model does.
final class Model<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(self, \.value) }
}
