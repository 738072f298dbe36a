public import Blazon

/// What a control is and does, apart from how it looks: for screen readers, native widgets and the keyboard.
///
/// ```swift
/// ControlTraits(
///     .init(rawValue: "rating"),
///     label: Text("Rating"),
///     value: .number(3, in: 0...5),
///     increment: { model.stars += 1 },
///     decrement: { model.stars -= 1 }
/// )
/// ```
public struct ControlTraits {
    var kind: Node.Control.Kind
    var label: AnyView?
    var value: Node.Control.Value
    var role: ControlRole?
    var isSelected = false
    var behavior: ControlBehavior?
    /// The text that it edits.
    var text: Binding<String>?
    /// What may be chosen from it, as views.
    var items: AnyView?
    /// Whether the items are to be seen, so that the keyboard comes to them.
    var showsItems = false

    /// Says what a control is and does.
    ///
    /// - Parameters:
    ///   - kind: What sort of control it is.
    ///   - label: What it is called.
    ///   - value: What it shows or holds.
    ///   - role: What using it means.
    ///   - activate: Done when it is used; nil where that is nothing.
    ///   - increment: Done for one step more; nil where there are no steps.
    ///   - decrement: Done for one step less; nil where there are no steps.
    public init(
        _ kind: Node.Control.Kind,
        label: some View = EmptyView(),
        value: Node.Control.Value = .none,
        role: ControlRole? = nil,
        activate: (() -> Void)? = nil,
        increment: (() -> Void)? = nil,
        decrement: (() -> Void)? = nil
    ) {
        self.init(kind, label: AnyView(label), value: value, role: role, behavior: nil)
        guard activate != nil || increment != nil || decrement != nil else { return }
        let stepping = ControlBehavior.stepping(increment: increment, decrement: decrement)
        behavior = ControlBehavior { event, interaction in
            event == .activate ? activate.map { .action($0) } : stepping(event, interaction)
        }
    }

    init(
        _ kind: Node.Control.Kind,
        label: AnyView?,
        value: Node.Control.Value = .none,
        role: ControlRole? = nil,
        behavior: ControlBehavior?
    ) {
        self.kind = kind
        self.label = label
        self.value = value
        self.role = role
        self.behavior = behavior
    }
}
