/// The actions and bindings of the controls that a view came to: what stands beside a node, by ``NodeID``.
///
/// A ``StyledComponent`` has one. A toolkit that lowers views by itself makes one for each node:
///
/// ```swift
/// let controls = ControlTable()
/// var values = StyleValues()
/// values.interaction = interaction
/// let node = view.node(in: values, controls: controls)
/// controls.send(.activate, to: id, in: &interaction)
/// ```
///
/// It is not `Sendable`: it holds the closures of the app's, which run where the event is sent.
public final class ControlTable {
    struct Entry {
        let isEnabled: Bool
        /// Whether the Tab key stops here.
        let isStop: Bool
        /// The menu that is closed when this is used.
        let menu: NodeID?
        let focus: FocusRequest?
        let text: Binding<String>?
        var behavior: ControlBehavior
    }

    private(set) var entries: [NodeID: Entry] = [:]
    /// As they were lowered: the way in which they are read.
    private var order: [NodeID] = []
    /// Applies a change that a binding without a place in the app makes to the interaction.
    var applyChange: (@escaping (inout ControlInteraction) -> Void) -> Void = { _ in }

    /// Makes a table without controls.
    public init() {}

    /// The controls that the Tab key goes through, in the order in which they are read. Disabled ones are left out.
    public var focusOrder: [NodeID] {
        order.filter { id in entries[id].map { $0.isStop && $0.isEnabled } ?? false }
    }

    /// Whether there is such a control that can be used.
    ///
    /// - Parameter id: The control.
    public func isEnabled(_ id: NodeID) -> Bool { entries[id]?.isEnabled ?? false }

    /// The text that a control edits as it is now: that of a secure field as well, which stands in no node.
    ///
    /// - Parameter id: The control.
    /// - Returns: Nil where there is no such control, or it edits no text.
    public func text(of id: NodeID) -> String? { entries[id]?.text?.wrappedValue }

    func register(_ id: NodeID, _ entry: Entry) {
        if entries.updateValue(entry, forKey: id) == nil { order.append(id) }
    }

    /// How many controls have been noted down.
    var mark: Int { order.count }

    /// Lets a control do what the first one does that was noted down after a mark.
    func delegate(_ id: NodeID, toFirstAfter mark: Int) {
        guard mark < order.count, let part = entries[order[mark]] else { return }
        entries[id]?.behavior = part.behavior
    }

    /// A control that stands in for another one has no place of its own.
    func withdraw(_ id: NodeID) {
        guard entries.removeValue(forKey: id) != nil else { return }
        if order.last == id { order.removeLast() } else { order.removeAll { $0 == id } }
    }

    /// How the keyboard comes to where the app wants it to be; nil where it is there.
    func wantedMove(in interaction: ControlInteraction) -> ControlReaction? {
        let wanted = order.first { id in
            id != interaction.focused && isEnabled(id) && entries[id]?.focus?.isWanted() == true
        }
        if let wanted { return move(focusFrom: interaction.focused, to: wanted) }
        guard let focused = interaction.focused, entries[focused]?.focus?.isWanted() == false else { return nil }
        return move(focusFrom: focused, to: nil)
    }
}
