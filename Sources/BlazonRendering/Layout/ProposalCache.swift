/// Remembers an answer to each proposal.
///
/// Most nodes hear one, or three or four: the first is kept without an allocation, the next ones are quicker found one by
/// one than hashed.
struct ProposalCache<Answer> {
    private var first: (proposal: Proposal, answer: Answer)?
    private var few: [(proposal: Proposal, answer: Answer)] = []
    private var many: [Proposal: Answer] = [:]

    private static var fewCount: Int { 8 }

    subscript(proposal: Proposal) -> Answer? {
        get {
            if let first, first.proposal == proposal { return first.answer }
            for entry in few where entry.proposal == proposal { return entry.answer }
            return many.isEmpty ? nil : many[proposal]
        }
        set {
            guard let newValue else { return }
            if first == nil {
                first = (proposal, newValue)
            } else if few.count < Self.fewCount {
                few.append((proposal, newValue))
            } else {
                many[proposal] = newValue
            }
        }
    }
}
