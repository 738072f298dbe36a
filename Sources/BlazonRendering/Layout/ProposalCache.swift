/// Remembers an answer to each proposal.
///
/// Most nodes hear one, or three or four: the first is kept without an allocation, the next ones are quicker found one by
/// one than hashed.
struct ProposalCache<Answer> {
    /// The first answer, and what it answers.
    private var first: (proposal: Proposal, answer: Answer)?
    private var others: Others?

    private struct Others {
        var few: [(proposal: Proposal, answer: Answer)] = []
        var many: [Proposal: Answer] = [:]
    }

    private static var fewCount: Int { 8 }

    subscript(proposal: Proposal) -> Answer? {
        get {
            if let first, first.proposal == proposal { return first.answer }
            guard let others else { return nil }
            for entry in others.few where entry.proposal == proposal { return entry.answer }
            return others.many.isEmpty ? nil : others.many[proposal]
        }
        set {
            guard let newValue else { return }
            guard first != nil else {
                first = (proposal, newValue)
                return
            }
            if others == nil { others = Others() }
            if let count = others?.few.count, count < Self.fewCount {
                others?.few.append((proposal, newValue))
            } else {
                others?.many[proposal] = newValue
            }
        }
    }
}
