import BlazonRendering
import BlazonTesting
import Testing

struct SnapshotFailureTests {
    private let scratch = ScratchFolder()

    @Test func missing() {
        let path = "\(scratch.path)/SnapshotFailureTests/missing.1.txt"
        #expect(
            snapshotFailure(of: "a\n", configuration: scratch.configuration())
                == "Recorded \(path), which did not exist. Look at it, then run again."
        )
        #expect(scratch.contents(of: "SnapshotFailureTests/missing.1.txt") == "a\n\n")
    }

    @Test func `An equal text passes`() throws {
        try scratch.write("Inbox\n".utf8, to: "SnapshotFailureTests/An equal text passes.narrow.ansi")
        #expect(
            snapshotFailure(
                of: "Inbox",
                as: .ansi(.trueColor),
                named: "narrow",
                configuration: scratch.configuration()
            ) == nil
        )
    }

    @Test func different() throws {
        try scratch.write("one\ntwo\n".utf8, to: "SnapshotFailureTests/different.1.txt")
        #expect(
            snapshotFailure(of: "one\n2", configuration: scratch.configuration()) == """
                What was rendered differs from its golden file.
                --- \(scratch.path)/SnapshotFailureTests/different.1.txt
                +++ rendered
                @@ -1,2 +1,2 @@
                 one
                -two
                +2
                If this is as it should be, run again with BLAZON_RECORD=1.
                """
        )
        #expect(scratch.contents(of: "SnapshotFailureTests/different.1.txt") == "one\ntwo\n")
    }

    @Test func recording() throws {
        try scratch.write("old\n".utf8, to: "SnapshotFailureTests/recording.1.txt")
        #expect(snapshotFailure(of: "new", configuration: scratch.configuration(.all)) == nil)
        #expect(scratch.contents(of: "SnapshotFailureTests/recording.1.txt") == "new\n")
    }

    @Test func ordinals() {
        for text in ["a", "b", "c"] {
            #expect(snapshotFailure(of: text, configuration: scratch.configuration(.all)) == nil)
        }
        #expect(
            scratch.files == [
                "SnapshotFailureTests/ordinals.1.txt",
                "SnapshotFailureTests/ordinals.2.txt",
                "SnapshotFailureTests/ordinals.3.txt",
            ]
        )
    }

    @Test(.serialized, arguments: ["light", "dark/er"]) func cases(name: String) {
        #expect(
            snapshotFailure(of: name, configuration: scratch.configuration(.all))
                == "A snapshot in a parameterised test needs a name of its own for each case: pass it with `named:`."
        )
        #expect(snapshotFailure(of: name, named: name, configuration: scratch.configuration(.all)) == nil)
        #expect(scratch.files == ["SnapshotFailureTests/cases(name%3A).\(name.replacing("/", with: "%2F")).txt"])
    }

    @Test func `One name for two texts is told, and never recorded over`() {
        let configuration = scratch.configuration(.all)
        #expect(snapshotFailure(of: "a", named: "x", configuration: configuration) == nil)
        #expect(snapshotFailure(of: "a", named: "x", configuration: configuration) == nil)
        let path = "\(scratch.path)/SnapshotFailureTests/One name for two texts is told, and never recorded over.x.txt"
        #expect(
            snapshotFailure(of: "b", named: "x", configuration: configuration) == """
                \(path) is not recorded. This test took another snapshot with the same file before: give each its own \
                name with `named:`.
                """
        )
    }

    @Test func `A name that looks like an ordinal does not take its file`() {
        let configuration = scratch.configuration(.all)
        #expect(snapshotFailure(of: "a", configuration: configuration) == nil)
        #expect(
            snapshotFailure(of: "a", named: "1", configuration: configuration)?
                .hasSuffix("Give one of the two snapshots another name with `named:`.") == true
        )
    }

    @Test func `Outside of tests the calling function names the file, as under XCTest`() async {
        let configuration = scratch.configuration(.all)
        let failure = await Task.detached {
            snapshotFailure(
                of: "a",
                configuration: configuration,
                fileID: "Tests/PanelTests.swift",
                filePath: "/PanelTests.swift",
                function: "testPanel()"
            )
        }.value
        #expect(failure == nil)
        #expect(scratch.files == ["PanelTests/testPanel.1.txt"])
    }

    @Test func `A folder that cannot be made is a failure, not a crash`() throws {
        try scratch.write([], to: "SnapshotFailureTests")
        let failure = snapshotFailure(of: "a", named: "x", configuration: scratch.configuration(.all))
        #expect(failure?.contains(" cannot be written: ") == true)
    }
}
