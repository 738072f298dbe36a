import Blazon
import CNcurses
import Foundation
import Glibc
import Synchronization

/// A main loop around the keyboard, which other threads can wake.
final class NcursesLoop: Sendable {
    private let waiting = Mutex<[@Sendable () -> Void]>([])
    private let thread = pthread_self()
    /// Written to in order to wake the loop.
    private let waker = eventfd(0, Int32(EFD_NONBLOCK))

    /// Refreshes components in this loop.
    var bus: StyleBus {
        StyleBus(center: .default) { [thread] in
            pthread_equal(pthread_self(), thread) != 0
        } enqueueOnMain: { work in
            self.waiting.withLock { $0.append(work) }
            eventfd_write(self.waker, 1)
        }
    }

    /// Runs until a key says no.
    ///
    /// - Parameter key: Gets the key, and whether it is one of those that type nothing.
    func run(_ key: (wint_t, Bool) -> Bool) {
        while true {
            var sources = [
                pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: waker, events: Int16(POLLIN), revents: 0),
            ]
            // A window that changes its size interrupts the wait, and is a key of its own.
            poll(&sources, 2, -1)
            var count: eventfd_t = 0
            eventfd_read(waker, &count)
            for work in waiting.withLock({ exchange(&$0, with: []) }) { work() }
            var code: wint_t = 0
            while case let status = get_wch(&code), status != ERR {
                guard key(code, status == KEY_CODE_YES) else { return }
            }
        }
    }
}

private func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
    defer { place = value }
    return place
}
