import Blazon

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
        below.lower(view)
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
        AnyView(ControlPart(content: view, path: choices.all[row].path + [.position(column)], isContent: true))
    }
}
