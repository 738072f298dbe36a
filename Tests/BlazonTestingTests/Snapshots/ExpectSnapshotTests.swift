import BlazonRendering
import Foundation
import Testing

@testable import BlazonTesting

struct ExpectSnapshotTests {
    private let scratch = ScratchFolder()

    @Test func `A difference is an issue at the caller's place`() throws {
        try scratch.write("old\n".utf8, to: "ExpectSnapshotTests/A difference is an issue at the caller's place.1.txt")
        let line = #line + 2
        withKnownIssue {
            expectSnapshot(of: "new", configuration: scratch.configuration())
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.comments.first?.rawValue.contains("\n-old\n+new\n") == true
        }
    }

    @Test func `An equal text is no issue`() throws {
        try scratch.write("same\n".utf8, to: "ExpectSnapshotTests/An equal text is no issue.1.txt")
        expectSnapshot(of: "same", configuration: scratch.configuration())
    }

    @Test func `A detached task has to give a name`() async {
        let configuration = scratch.configuration(.all)
        let failures = await Task.detached {
            [nil, "named"].map { name in
                Snapshot(
                    text: "a",
                    format: .text,
                    name: name,
                    origin: SnapshotOrigin(fileID: #fileID, filePath: #filePath, function: #function),
                    configuration: configuration
                ).expectationFailure()
            }
        }.value
        #expect(
            failures == [
                """
                No test is known to run here. In a detached task, give the snapshot a name with `named:`; under XCTest, \
                call `snapshotFailure(of:)` and fail with its text.
                """,
                nil,
            ]
        )
        #expect(scratch.files == ["ExpectSnapshotTests/A detached task has to give a name.named.txt"])
    }

    @MainActor @Test func `Code of the main actor takes snapshots`() {
        expectSnapshot(of: "a", configuration: scratch.configuration(.all))
        #expect(scratch.files == ["ExpectSnapshotTests/Code of the main actor takes snapshots.1.txt"])
    }
}
