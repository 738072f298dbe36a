import Blazon

/// Finds what can be chosen inside a view: views with a tag, and elements of a `ForEach` by their identity.
///
/// While the view is lowered, each of them leaves an empty node with its mark behind, among the nodes of all others.
@usableFromInline
final class OptionCollector {
    struct Option {
        let tag: AnyHashable
        let id: NodeID
        let view: AnyView
        let isEnabled: Bool
    }

    private var options: [NodeID: Option] = [:]

    var isEmpty: Bool { options.isEmpty }

    /// Notes an option down, and gives the node that holds its place.
    func placeholder(for option: Option) -> Node {
        options[option.id] = option
        return .control(.init(.option, id: option.id, drawing: .empty))
    }

    /// The option whose place a node holds.
    func option(at node: Node) -> Option? {
        guard case .control(let control) = node, control.kind == .option else { return nil }
        return options[control.id]
    }
}

extension View {
    /// Gives the view the value that stands for it in the selection of a picker or a list.
    ///
    /// ```swift
    /// Picker("Size", selection: $size) {
    ///     Text("Small").tag(Size.small)
    ///     Text("Large").tag(Size.large)
    /// }
    /// ```
    ///
    /// It is the last modifier of a view: what is said outside of it is not heard.
    public func tag(_ tag: some Hashable) -> some View { TaggedView(content: self, tag: AnyHashable(tag)) }
}

private struct TaggedView<Content: View>: _PrimitiveView {
    let content: Content
    let tag: AnyHashable

    func _lower(into lowering: inout _ViewLowering) {
        guard let collector = lowering.options else { return lowering.lower(content) }
        lowering.nodes.append(
            collector.placeholder(
                for: .init(
                    tag: tag,
                    id: NodeID(lowering.path),
                    view: AnyView(content),
                    isEnabled: lowering.values.isEnabled
                )
            )
        )
    }
}

extension _ViewLowering {
    /// Lowers an element of a loop where something is chosen: it can be, unless it says itself what in it can.
    mutating func appendOption(_ view: some View, tag: AnyHashable, at step: NodeID.Step) {
        guard let options else { return }
        // Lowered once to see; what is done with the controls in it is noted down when it is drawn.
        let probe = OptionCollector()
        var below = emptied
        below.controls = nil
        below.options = probe
        below.append(view, at: step)
        if !probe.isEmpty {
            append(view, at: step)
        } else {
            self.nodes.append(
                options.placeholder(
                    for: .init(
                        tag: tag,
                        id: NodeID(path + [step]),
                        view: AnyView(view),
                        isEnabled: values.isEnabled
                    )
                )
            )
        }
    }
}
