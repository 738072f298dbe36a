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
