/// Remembers an answer to each proposal.
///
/// Most nodes hear one, or three or four: the first is kept without an allocation, the next ones are quicker found one by
/// one than hashed.
///
/// A copy is cheap and shares all but the first answer. Those who keep a cache in a class read a copy of it and put a copy
/// back: an access that is over at once needs no check at run time that no other one is under way.
struct ProposalCache<Answer> {
    private var first: (proposal: Proposal, answer: Answer)?
    private var others: ProposalTable<Answer>?

    subscript(proposal: Proposal) -> Answer? {
        @inline(__always)
        get {
            if let first, first.proposal == proposal { return first.answer }
            return others?.answer(to: proposal)
        }
        @inline(__always)
        set {
            guard let newValue else { return }
            if first == nil { first = (proposal, newValue) } else { insert(newValue, for: proposal) }
        }
    }

    private mutating func insert(_ answer: Answer, for proposal: Proposal) {
        let table = others ?? ProposalTable()
        table.insert(answer, for: proposal)
        others = table
    }
}
