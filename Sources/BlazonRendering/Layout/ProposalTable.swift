/// The answers of a ``ProposalCache`` that come after the first.
final class ProposalTable<Answer> {
    private var few: [(proposal: Proposal, answer: Answer)] = []
    private var many: [Proposal: Answer] = [:]

    private static var fewCount: Int { 8 }

    func answer(to proposal: Proposal) -> Answer? {
        for entry in few where entry.proposal == proposal { return entry.answer }
        return many.isEmpty ? nil : many[proposal]
    }

    func insert(_ answer: Answer, for proposal: Proposal) {
        if few.count < Self.fewCount { few.append((proposal, answer)) } else { many[proposal] = answer }
    }
}
