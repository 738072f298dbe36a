import Testing

@testable import BlazonTesting

@Suite struct SnapshotOriginTests {
    @Suite struct `Raw / suite` {
        @Test func `a raw name`() {
            let origin = SnapshotOrigin(
                fileID: "Other/Helper.swift",
                filePath: "/elsewhere/Helper.swift",
                function: "help()"
            )
            #expect(origin.group == ["SnapshotOriginTests", "Raw / suite"])
            #expect(origin.test == "a raw name")
            #expect(origin.filePath == #filePath)
            #expect(origin.isInsideTest)
            #expect(!origin.isParameterized)
        }
    }

    @Test(arguments: [1]) func parameterised(value: Int) {
        let origin = SnapshotOrigin(fileID: #fileID, filePath: #filePath, function: #function)
        #expect(origin.test == "parameterised(value:)")
        #expect(origin.isParameterized)
    }

    @Test func `A detached task knows its file and function only`() async {
        let origin = await Task.detached {
            SnapshotOrigin(fileID: "Module/Panel.swift", filePath: "/sources/Panel.swift", function: "draws()")
        }.value
        #expect(origin.group == ["Panel"])
        #expect(origin.test == "draws")
        #expect(origin.filePath == "/sources/Panel.swift")
        #expect(!origin.isInsideTest)
    }
}

@Test func `A test outside of suites lies in a folder named after its file`() {
    #expect(SnapshotOrigin(fileID: "", filePath: "", function: "").group == ["SnapshotOriginTests"])
}
