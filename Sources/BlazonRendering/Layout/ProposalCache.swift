/// Remembers an answer to each proposal. Most nodes hear three or four, which are quicker found one by one than hashed.
struct ProposalCache<Answer> {
    private var few: [(proposal: Proposal, answer: Answer)] = []
    private var many: [Proposal: Answer] = [:]

    private static var fewCount: Int { 8 }

    subscript(proposal: Proposal) -> Answer? {
        get {
            for entry in few where entry.proposal == proposal { return entry.answer }
            return many.isEmpty ? nil : many[proposal]
        }
        set {
            guard let newValue else { return }
            if few.count < Self.fewCount {
                few.append((proposal, newValue))
            } else {
                many[proposal] = newValue
            }
        }
    }
}
