import Testing

@testable import BlazonRendering

@Suite("Division of a stack's room")
struct StackDivisionTests {
    /// What each child is offered, when each takes as much of its offer as its lengths allow.
    private func offers(of room: Int, among shares: [StackDivision.Share]) -> [Int] {
        var offers = [Int](repeating: -1, count: shares.count)
        var division = StackDivision(of: room, among: shares)
        while let offer = division.nextOffer() {
            offers[offer.index] = offer.length
            let lengths = shares[offer.index].lengths
            division.settle(min(max(offer.length, lengths.lowerBound), lengths.upperBound))
        }
        return offers
    }

    private func share(_ lengths: ClosedRange<Int>, _ priority: Double = 0) -> StackDivision.Share {
        .init(priority: priority, lengths: lengths)
    }

    @Test func `equals get equal parts, the first ones what cannot be shared`() {
        #expect(offers(of: 11, among: [share(0...99), share(0...99), share(0...99)]) == [4, 4, 3])
    }

    @Test func `what one does not need goes to the others`() {
        #expect(offers(of: 12, among: [share(0...99), share(0...2), share(5...5)]) == [5, 4, 4])
    }

    @Test func `a higher priority leaves no more than their least to the others`() {
        #expect(offers(of: 10, among: [share(3...9), share(0...99, 1), share(0...9)]) == [2, 7, 0])
        #expect(offers(of: 10, among: [share(0...9), share(0...4, 1)]) == [6, 10])
    }

    @Test func `who takes more than there is leaves nothing`() {
        #expect(offers(of: 4, among: [share(9...9), share(0...3)]) == [2, 0])
    }

    @Test func `no children, no offers`() {
        #expect(offers(of: 4, among: []) == [])
    }
}
