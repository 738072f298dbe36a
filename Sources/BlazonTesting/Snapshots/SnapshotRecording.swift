import Foundation

/// Which golden files a snapshot may write.
public enum SnapshotRecording: Sendable, Hashable {
    /// Those that do not exist yet; the snapshot fails once, so that somebody looks at the new file.
    case missing
    /// Every one: what is rendered replaces what was expected, and the snapshot passes.
    case all

    /// Reads the environment: `BLAZON_RECORD=1` asks for ``all``, anything else for ``missing``.
    ///
    /// - Parameter environment: The variables of a process, by name.
    public init(environment: [String: String]) {
        self = environment["BLAZON_RECORD"] == "1" ? .all : .missing
    }

    /// What the environment of this process asks for.
    public static var fromEnvironment: SnapshotRecording {
        SnapshotRecording(environment: ProcessInfo.processInfo.environment)
    }
}
