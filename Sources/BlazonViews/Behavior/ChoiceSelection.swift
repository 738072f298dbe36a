import Blazon

/// Which tags are chosen, of whatever type they are.
struct ChoiceSelection {
    /// Whether no more than one can be chosen.
    let isSingle: Bool
    let contains: (AnyHashable) -> Bool
    /// Chooses one alone.
    let select: (AnyHashable) -> Void
    /// Chooses one, or takes it out where several can be chosen.
    let toggle: (AnyHashable) -> Void

    /// One, always.
    static func one<Value: Hashable>(_ selection: Binding<Value>) -> ChoiceSelection {
        let select = { (tag: AnyHashable) in
            if let value = tag.base as? Value { selection.wrappedValue = value }
        }
        return ChoiceSelection(
            isSingle: true,
            contains: { $0.base as? Value == selection.wrappedValue },
            select: select,
            toggle: select
        )
    }

    /// Any number.
    static func many<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ChoiceSelection {
        ChoiceSelection(
            isSingle: false,
            contains: { ($0.base as? Value).map { selection.wrappedValue.contains($0) } ?? false },
            select: { tag in
                if let value = tag.base as? Value { selection.wrappedValue = [value] }
            },
            toggle: { tag in
                guard let value = tag.base as? Value else { return }
                if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
            }
        )
    }
}
