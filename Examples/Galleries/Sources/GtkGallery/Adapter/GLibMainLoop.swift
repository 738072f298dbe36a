import Blazon
import CGTK
import Foundation

extension StyleBus {
    /// Refreshes components in GLib's main loop.
    static let gtk = StyleBus(center: .default) {
        g_main_context_is_owner(nil) != 0
    } enqueueOnMain: { work in
        g_idle_add(
            { data in
                data.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
                return G_SOURCE_REMOVE
            },
            Unmanaged.passRetained(Work(run: work)).toOpaque()
        )
    }

    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
