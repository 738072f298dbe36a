import Foundation

extension StringCatalog {
    /// Follows the files on disk: what is saved is shown, with one refresh of the components that read words.
    ///
    /// Saves within 50 ms are one change. A file that has errors, or is deleted, stays as it was read last.
    ///
    /// - Parameter onFault: Gets what is wrong with a file that was saved, on a thread of the watch.
    /// - Returns: What has to be kept for as long as files are to be followed.
    /// - Throws: What the system says if it cannot watch, and on systems without inotify.
    public func watch(onFault: @escaping @Sendable ([StringsDiagnostic]) -> Void = { _ in }) throws -> CatalogWatch {
        #if os(Linux)
            let watcher = try INotifyWatcher(directories: { [directory] in directory.watched }) { [weak self] in
                let faults = self?.reload() ?? []
                if !faults.isEmpty { onFault(faults) }
            }
            // What was saved before the watching began.
            let faults = reload()
            if !faults.isEmpty { onFault(faults) }
            return CatalogWatch(watcher)
        #else
            throw CocoaError(.featureUnsupported)
        #endif
    }
}
