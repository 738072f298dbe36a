import Testing

@testable import BlazonTesting

struct SnapshotLedgerTests {
    @Test func `Ordinals count within one test and begin again when the task goes on to another`() {
        let ledger = SnapshotLedger()
        #expect(ledger.nextOrdinal(of: "a", task: 7) == 1)
        #expect(ledger.nextOrdinal(of: "a", task: 7) == 2)
        #expect(ledger.nextOrdinal(of: "b", task: 7) == 1)
        #expect(ledger.nextOrdinal(of: "a", task: 7) == 1)
    }

    @Test func `A test that runs again in another task gets the same ordinals`() {
        let ledger = SnapshotLedger()
        #expect(ledger.nextOrdinal(of: "a", task: 1) == 1)
        #expect(ledger.nextOrdinal(of: "a", task: 2) == 1)
        #expect(ledger.nextOrdinal(of: "a", task: 1) == 2)
    }

    @Test func `Outside of tasks each function counts for itself`() {
        let ledger = SnapshotLedger()
        #expect(ledger.nextOrdinal(of: "a", task: nil) == 1)
        #expect(ledger.nextOrdinal(of: "b", task: nil) == 1)
        #expect(ledger.nextOrdinal(of: "a", task: nil) == 2)
    }

    @Test func `A file belongs to the first test that asks, with the first text`() {
        let ledger = SnapshotLedger()
        #expect(ledger.claim("f", owner: "a", text: "x") == .free)
        #expect(ledger.claim("f", owner: "a", text: "x") == .free)
        #expect(ledger.claim("f", owner: "a", text: "y") == .takenWithOtherText)
        #expect(ledger.claim("f", owner: "b", text: "x") == .taken(by: "a"))
    }
}
