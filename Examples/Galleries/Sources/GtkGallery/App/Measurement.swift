import Blazon
import BlazonViews
import CGTK
import Foundation

/// How long a switch of theme takes, from the setter to the last widget: by the reconciler, and by making all widgets anew.
struct Measurement {
    private let window: GalleryWindow

    init(_ window: GalleryWindow) { self.window = window }

    func run() {
        let store = window.store
        let backend = window.reconciler.backend
        let bright = Theme(id: "bright", basedOn: store.theme) { $0[.accent] = "#D500F9" }
        let themes = [store.theme, bright]

        // The whole way: the view's body, its node, the widgets.
        report("the other scheme, to the last widget", backend) { round in
            store.scheme = round.isMultiple(of: 2) ? .dark : .light
        }
        report("another accent, to the last widget", backend) { round in
            store.theme = themes[(round + 1) % 2]
        }

        let node = window.component.content.node
        let theme = store.theme
        report("the other scheme, reconciled", backend) { round in
            window.reconciler.show(node, theme: theme, variant: round.isMultiple(of: 2) ? .dark : .light)
        }
        report("the other scheme, made anew", backend) { round in
            let container = window.reconciler.container
            while let child = gtk_widget_get_first_child(container) { gtk_widget_unparent(child) }
            Reconciler(backend: backend, container: container)
                .show(node, theme: theme, variant: round.isMultiple(of: 2) ? .dark : .light)
        }
    }

    /// Prints the median of some rounds, and of the time until the new frame is laid out and drawn.
    private func report(_ name: String, _ backend: GtkBackend, _ body: (Int) -> Void) {
        var (times, drawn): ([Double], [Double]) = ([], [])
        let before = backend.operationCount
        let rounds = 10
        for round in 0..<rounds {
            let start = g_get_monotonic_time()
            body(round)
            times.append(Double(g_get_monotonic_time() - start) / 1000)
            while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
            drawn.append(Double(g_get_monotonic_time() - start) / 1000)
            window.settle(milliseconds: 50)
        }
        let operations = (backend.operationCount - before) / rounds
        print(
            String(
                format: "%-40@ %8.2f ms %8.2f ms until idle %7d operations on widgets",
                name as NSString,
                times.sorted()[rounds / 2],
                drawn.sorted()[rounds / 2],
                operations
            )
        )
    }
}
