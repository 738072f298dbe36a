import Testing

extension Snapshot {
    /// Records an issue of Swift Testing where something is wrong.
    func expect(at sourceLocation: SourceLocation) {
        if let failure = expectationFailure() {
            Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
        }
    }

    /// What is wrong, and also that an ordinal is asked for where no test is known to count in.
    func expectationFailure() -> String? {
        guard name != nil || origin.isInsideTest else {
            return """
                No test is known to run here. In a detached task, give the snapshot a name with `named:`; under XCTest, \
                call `snapshotFailure(of:)` and fail with its text.
                """
        }
        return failure()
    }
}
