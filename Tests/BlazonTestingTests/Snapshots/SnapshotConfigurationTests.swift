import Testing

@testable import BlazonTesting

struct SnapshotConfigurationTests {
    @Test(arguments: [
        ("__Snapshots__", "/", "/src/Tests/A.swift", "/src/Tests/__Snapshots__/Group/name.txt"),
        ("__Snapshots__", "/", "Tests/A.swift", "Tests/__Snapshots__/Group/name.txt"),
        ("__Snapshots__", "/", "A.swift", "__Snapshots__/Group/name.txt"),
        ("/golden", "/", "/src/Tests/A.swift", "/golden/Group/name.txt"),
        ("__Snapshots__", "/mnt", "/src/Tests/A.swift", "/mnt/src/Tests/__Snapshots__/Group/name.txt"),
        ("/golden", "/mnt/", "/src/Tests/A.swift", "/mnt/golden/Group/name.txt"),
        ("__Snapshots__", "/mnt", "Tests/A.swift", "/mnt/Tests/__Snapshots__/Group/name.txt"),
    ])
    func `A golden file lies beside its test, below the root`(
        directory: String,
        root: String,
        file: String,
        path: String
    ) {
        let configuration = SnapshotConfiguration(directory: directory, recording: .missing, root: root)
        #expect(configuration.path(of: "name.txt", group: "Group", beside: file) == path)
    }

    @Test(arguments: [
        (["BLAZON_RECORD": "1"], SnapshotRecording.all),
        (["BLAZON_RECORD": "0"], .missing),
        (["BLAZON_RECORD": ""], .missing),
        ([:], .missing),
    ])
    func `The environment may ask for all files`(environment: [String: String], recording: SnapshotRecording) {
        #expect(SnapshotRecording(environment: environment) == recording)
    }
}
