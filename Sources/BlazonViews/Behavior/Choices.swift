import Blazon

/// What can be chosen in a control, in order, with rows among it that cannot.
struct Choices {
    struct Choice {
        /// Nil for what cannot be chosen.
        let tag: AnyHashable?
        let label: AnyView
        /// The label without the means to choose it.
        let plainLabel: AnyView
        let isEnabled: Bool
        let path: [NodeID.Step]
    }

    let all: [Choice]
    let selection: ChoiceSelection?

    var selectedIndex: Int? {
        guard let selection else { return nil }
        return all.firstIndex { $0.tag.map(selection.contains) ?? false }
    }

    func plainLabel(at index: Int) -> AnyView { all[index].plainLabel }

    var configurations: [ChoiceConfiguration<AnyView>] {
        all.enumerated().map { index, choice in
            ChoiceConfiguration(
                id: index,
                label: choice.label,
                isSelected: choice.tag.flatMap { tag in selection?.contains(tag) } ?? false,
                select: { choice.tag.map { tag in selection?.toggle(tag) } }
            )
        }
    }

    /// The next one that can be chosen after the chosen one, or before it; the first or the last where none is chosen.
    func neighbor(by step: Int) -> AnyHashable? {
        let order = step > 0 ? Array(all.indices) : all.indices.reversed()
        let rest = selectedIndex.map { selected in order.drop { $0 != selected }.dropFirst() } ?? order[...]
        return rest.lazy.compactMap { all[$0].isEnabled ? all[$0].tag : nil }.first
    }
}

extension ControlPlace {
    /// The choices in a view.
    ///
    /// - Parameters:
    ///   - view: Its tagged views, and the elements of its loops, can be chosen.
    ///   - selection: What is chosen; nil where nothing can be, and each node is a row.
    ///   - menu: What is closed when one is chosen by use; with nil, the rows may hold controls in their own right.
    func choices(of view: some View, selection: ChoiceSelection?, menu: NodeID? = nil) -> Choices {
        let collector = OptionCollector()
        var below = lowering
        below.path = id.path + [.position(2)]
        below.owner = menu == nil ? nil : below.owner
        below.options = collector
        below.nodes = []
        below.descend { view._lower(into: &$0) }
        let nodes = below.nodes
        return Choices(
            all: nodes.map { node in
                guard let option = collector.option(at: node) else {
                    let row = AnyView(node)
                    return .init(tag: nil, label: row, plainLabel: row, isEnabled: false, path: below.path)
                }
                let isContent = menu == nil
                func view(isPlain: Bool) -> AnyView {
                    AnyView(
                        ChoiceView(
                            option: option,
                            isSelected: selection?.contains(option.tag) ?? false,
                            select: isPlain || selection == nil ? nil : { selection?.toggle(option.tag) },
                            menu: menu,
                            isContent: isContent
                        )
                    )
                }
                return .init(
                    tag: option.tag,
                    label: view(isPlain: false),
                    plainLabel: view(isPlain: true),
                    isEnabled: option.isEnabled,
                    path: option.id.path
                )
            },
            selection: selection
        )
    }

    /// A further cell of a row, named after the row.
    func cell(_ view: some View, column: Int, of row: Int, in choices: Choices) -> AnyView {
        AnyView(PinnedView(content: view, path: choices.all[row].path + [.position(column)]))
    }
}

/// What is chosen by using it: a control, or its label alone.
private struct ChoiceView: _PrimitiveView {
    let option: OptionCollector.Option
    let isSelected: Bool
    let select: (() -> Void)?
    let menu: NodeID?
    let isContent: Bool

    func _lower(into lowering: inout _ViewLowering) {
        var below = lowering
        below.path = option.id.path
        below.options = nil
        below.nodes = []
        if !option.isEnabled { below.values.isEnabled = false }
        let step = NodeID.Step.position(0)
        guard let select else {
            below.controls = isContent ? below.controls : nil
            below.owner = isContent ? nil : below.owner
            lowering.nodes += below.children(of: option.view, at: step)
            return
        }
        var traits = ControlTraits(.option, label: nil, behavior: .activating(select))
        traits.isSelected = isSelected
        let place = ControlPlace(id: option.id, kind: .option, in: below)
        below.menu = menu
        below.register(traits, at: option.id, isPart: true)
        below.menu = lowering.menu
        if isContent { below.owner = nil }
        let drawing = Node.column(below.children(of: option.view, at: step))
        var control = below.control(traits, at: place, drawing: drawing)
        control.label = drawing
        lowering.nodes.append(.control(control))
    }
}

/// A view whose place in the tree is said to be another one than where it stands.
private struct PinnedView<Content: View>: _PrimitiveView {
    let content: Content
    let path: [NodeID.Step]

    func _lower(into lowering: inout _ViewLowering) {
        let (path, owner) = (lowering.path, lowering.owner)
        (lowering.path, lowering.owner) = (self.path, nil)
        lowering.descend { content._lower(into: &$0) }
        (lowering.path, lowering.owner) = (path, owner)
    }
}

extension ControlBehavior {
    /// Goes from choice to choice by the arrow keys.
    ///
    /// - Parameters:
    ///   - choices: What can be chosen.
    ///   - other: Answers all other events.
    static func choosing(_ choices: Choices, orElse other: ControlBehavior? = nil) -> ControlBehavior {
        func choose(_ tag: AnyHashable?) -> ControlReaction {
            .action { if let tag { choices.selection?.select(tag) } }
        }
        return ControlBehavior { event, interaction in
            switch event {
            case .increment, .key(.downArrow, modifiers: []), .key(.rightArrow, modifiers: []):
                choose(choices.neighbor(by: 1))
            case .decrement, .key(.upArrow, modifiers: []), .key(.leftArrow, modifiers: []):
                choose(choices.neighbor(by: -1))
            case .key(.home, modifiers: []): choose(choices.all.first { $0.isEnabled }?.tag)
            case .key(.end, modifiers: []): choose(choices.all.last { $0.isEnabled }?.tag)
            case .set(.selection(let index?)) where choices.all.indices.contains(index):
                choose(choices.all[index].tag)
            default: other?(event, interaction)
            }
        }
    }

    /// Opens and closes something that the component keeps open.
    static func expanding(_ id: NodeID) -> ControlBehavior {
        ControlBehavior { event, interaction in
            let isExpanded: Bool
            switch event {
            case .activate: isExpanded = !interaction.expanded.contains(id)
            case .set(.isExpanded(let value)): isExpanded = value
            default: return nil
            }
            return ControlReaction(change: { $0.setExpanded(id, isExpanded) })
        }
    }
}
