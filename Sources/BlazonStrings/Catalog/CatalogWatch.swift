/// Follows a catalog's files for as long as it is kept, or until it is cancelled.
public final class CatalogWatch: Sendable {
    private let watcher: any DirectoryWatcher

    init(_ watcher: any DirectoryWatcher) { self.watcher = watcher }

    deinit { watcher.stop() }

    /// Ends the watching. A change that is being read at this moment may still be accepted.
    public func cancel() { watcher.stop() }
}

/// Tells of changes in directories until it is stopped.
protocol DirectoryWatcher: Sendable {
    func stop()
}
