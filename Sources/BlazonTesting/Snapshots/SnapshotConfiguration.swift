/// Where golden files lie, and which of them may be written.
///
/// The default suits nearly everybody. A test of something that itself takes snapshots gives a folder of its own:
///
/// ```swift
/// let failure = snapshotFailure(of: view, configuration: SnapshotConfiguration(directory: scratch, recording: .missing))
/// // "Recorded …/InboxTests/inbox.1.txt, which did not exist. Look at it, then run again."
/// ```
public struct SnapshotConfiguration: Sendable, Hashable {
    /// The folder of all golden files; unless it begins with `/`, it is taken from the folder of the test's file.
    public var directory: String

    /// Which golden files may be written.
    public var recording: SnapshotRecording

    /// The folder that stands for `/`, for tests that run where the sources lie below another root.
    public var root: String

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - directory: The folder of all golden files, absolute or from the folder of the test's file.
    ///   - recording: Which golden files may be written; by default what the environment of this process says.
    ///   - root: The folder that stands for `/`.
    public init(
        directory: String = "__Snapshots__",
        recording: SnapshotRecording = .fromEnvironment,
        root: String = "/"
    ) {
        self.directory = directory
        self.recording = recording
        self.root = root
    }

    /// The golden file with a name, in the folder of a group of tests, beside a source file.
    func path(of name: String, group: String, beside filePath: String) -> String {
        var folder = directory
        if !directory.hasPrefix("/") {
            let parents = filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            folder = (parents + [Substring(directory)]).joined(separator: "/")
        }
        let prefix = root.hasSuffix("/") ? String(root.dropLast()) : root
        let start = folder.hasPrefix("/") || prefix.isEmpty ? prefix : prefix + "/"
        return "\(start)\(folder)/\(group)/\(name)"
    }
}
