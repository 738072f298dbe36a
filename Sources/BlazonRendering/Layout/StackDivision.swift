/// How a stack divides its room among its children: SwiftUI's rule, as arithmetic alone.
///
/// Children of a higher priority come before all others, who are sure of no more than their least length. Among equals
/// the least flexible is served first, and is offered an equal part of what is left, rounded up; what it does not take
/// goes to those who come later.
struct StackDivision {
    /// What is known of a child before it is served.
    struct Share {
        /// The greater is served first.
        var priority: Double
        /// The least and the greatest length that the child would take.
        var lengths: ClosedRange<Int>

        var flexibility: Int { lengths.upperBound - lengths.lowerBound }
    }

    /// What a child is offered.
    struct Offer: Equatable {
        var index: Int
        var length: Int
    }

    private let shares: [Share]
    /// The indices of the children, those who are served first at the end.
    private var waiting: [Int]
    /// How many of those who wait have the priority that is being served.
    private var equals = 0
    /// What is left of the room; less than nothing where children took more than they were offered.
    private var left: Int
    /// What the children of lower priorities are sure of.
    private var reserved: Int

    init(of room: Int, among shares: [Share]) {
        self.shares = shares
        left = room
        reserved = shares.reduce(0) { $0 + $1.lengths.lowerBound }
        waiting = shares.indices.sorted { first, second in
            let (one, other) = (shares[first], shares[second])
            if one.priority != other.priority { return one.priority < other.priority }
            return (other.flexibility, second) < (one.flexibility, first)
        }
    }

    /// What the next child is offered; nil when all are served.
    mutating func nextOffer() -> Offer? {
        guard let index = waiting.last else { return nil }
        if equals == 0 { beginPriority(of: index) }
        let free = max(left - reserved, 0)
        return Offer(index: index, length: (free + equals - 1) / equals)
    }

    /// Takes down how much the child took that the last offer was for.
    mutating func settle(_ length: Int) {
        waiting.removeLast()
        equals -= 1
        left -= length
    }

    private mutating func beginPriority(of first: Int) {
        for index in waiting.reversed() {
            guard shares[index].priority == shares[first].priority else { return }
            equals += 1
            reserved -= shares[index].lengths.lowerBound
        }
    }
}
