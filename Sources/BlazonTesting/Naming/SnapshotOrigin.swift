import Testing

/// Where a snapshot is taken: the test that runs, or else the function that calls.
struct SnapshotOrigin: Sendable {
    /// The source file beside which the golden files lie.
    let filePath: String
    /// The suite, with the suites around it, or the file's name without its extension.
    let group: [String]
    /// The test function's name; its argument labels tell overloads apart.
    let test: String
    /// Tells this test from every other one of the process.
    let identity: String
    /// Whether a test of Swift Testing is known to run: it is not in a detached task, nor under XCTest.
    let isInsideTest: Bool
    /// Whether the test runs once for each of its arguments.
    let isParameterized: Bool

    /// - Parameters:
    ///   - fileID: The calling file as `Module/File.swift`, used while no test is known to run.
    ///   - filePath: The calling file's path, likewise.
    ///   - function: The calling function, likewise.
    ///   - current: The test that runs, if any.
    ///   - isParameterized: Whether that test runs once for each of its arguments.
    init(
        fileID: String,
        filePath: String,
        function: String,
        current: Test? = .current,
        isParameterized: Bool = Test.Case.current?.isParameterized ?? false
    ) {
        // While a suite is being set up, the current "test" is the suite itself.
        if let current, !current.isSuite {
            let suites = current.id.nameComponents.dropLast()
            self.filePath = current.sourceLocation.filePath
            group = suites.isEmpty ? [Self.fileName(of: current.sourceLocation.fileID)] : suites.map(Self.plain)
            test = Self.plain(current.name)
            identity = String(describing: current.id)
            isInsideTest = true
        } else {
            self.filePath = filePath
            group = [Self.fileName(of: fileID)]
            test = Self.plain(function)
            identity = "\(fileID)/\(function)"
            isInsideTest = false
        }
        self.isParameterized = isParameterized
    }

    /// A name without the back-ticks of a raw identifier and without an empty argument list.
    private static func plain(_ name: String) -> String {
        let bare = name.filter { $0 != "`" }
        return bare.hasSuffix("()") ? String(bare.dropLast(2)) : bare
    }

    private static func fileName(of fileID: String) -> String {
        let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
}
