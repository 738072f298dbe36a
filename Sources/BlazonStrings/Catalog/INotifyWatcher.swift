#if os(Linux)
    import Blazon
    import Foundation
    import Glibc

    /// Watches directories by inotify, on a thread of its own.
    ///
    /// Files are saved in many ways: written in place, written beside and renamed, deleted and made again. All of them end
    /// in one of the events that are asked for here. Events that come close together are one change: it is told of when it
    /// has been quiet for a while.
    final class INotifyWatcher: DirectoryWatcher {
        /// How long it has to be quiet, and after how long a change is told of even if it never is. In milliseconds.
        private static let (quiet, longest): (Int32, Int) = (50, 500)

        private static let events =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)

        /// Where the events come from. Closed by the thread when it ends.
        private let descriptor: Int32
        /// A byte in it tells the thread to end.
        private let stopPipe = Pipe()

        /// - Parameters:
        ///   - directories: Tells which directories to watch; asked again after each change, since there may be new ones.
        ///   - changed: Called on the watcher's thread.
        /// - Throws: What the system says if it cannot watch.
        init(
            directories: @escaping @Sendable () -> [URL],
            changed: @escaping @Sendable () -> Void
        ) throws {
            descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
            Self.watch(directories(), descriptor)
            let (descriptor, stopPipe) = (descriptor, stopPipe)
            let thread = Thread {
                while Self.waitForChange(descriptor, stopPipe.fileHandleForReading.fileDescriptor) {
                    Self.watch(directories(), descriptor)
                    changed()
                }
                close(descriptor)
            }
            thread.name = "blazon-words"
            thread.start()
        }

        deinit { stop() }

        func stop() { try? stopPipe.fileHandleForWriting.write(contentsOf: [0]) }

        private static func watch(_ directories: [URL], _ descriptor: Int32) {
            // A directory that is watched already is not watched twice; one that was made anew is.
            for directory in directories { inotify_add_watch(descriptor, directory.path, events) }
        }

        /// Waits until something has changed and it is quiet again.
        ///
        /// - Returns: False when it was told to stop.
        private static func waitForChange(_ events: Int32, _ stop: Int32) -> Bool {
            guard wait(events, stop, timeout: -1) == .event else { return false }
            let start = DispatchTime.now().uptimeNanoseconds
            while true {
                drain(events)
                let elapsed = Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
                guard elapsed < longest else { return true }
                switch wait(events, stop, timeout: quiet) {
                case .event: continue
                case .quiet: return true
                case .stop: return false
                }
            }
        }

        private enum Outcome { case event, quiet, stop }

        private static func wait(_ events: Int32, _ stop: Int32, timeout: Int32) -> Outcome {
            while true {
                var sources = [
                    pollfd(fd: events, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
                ]
                let count = poll(&sources, nfds_t(sources.count), timeout)
                if count < 0, errno == EINTR { continue }
                if count < 0 || sources[1].revents != 0 { return .stop }
                return count == 0 ? .quiet : .event
            }
        }

        /// Which file an event names does not matter: whatever has changed is read.
        private static func drain(_ events: Int32) {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(events, &buffer, buffer.count) > 0 {}
        }
    }
#endif
