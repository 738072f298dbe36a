/// When a number has a plural category: any of its alternatives, each of relations that must all hold.
struct PluralCondition: Sendable, Hashable {
    var alternatives: [[PluralRelation]]

    func holds(for number: PluralOperand) -> Bool {
        alternatives.contains { relations in relations.allSatisfy { $0.holds(for: number) } }
    }
}
