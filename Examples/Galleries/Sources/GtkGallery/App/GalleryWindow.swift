import Blazon
import BlazonViews
import CGTK
import GalleryContent

/// A window with the gallery in it, which follows a store of its own.
final class GalleryWindow {
    let store: ThemeStore
    let model: GalleryModel
    let window: Widget
    let reconciler: Reconciler<GtkBackend>
    let component: StyledComponent

    init(_ options: GtkGalleryOptions) {
        store = ThemeStore(
            theme: options.theme,
            variant: Theme.Variant(scheme: options.scheme),
            bus: .gtk
        )
        model = GalleryModel(store: store, rowCount: options.rowCount)
        window = gtk_window_new()
        gtk_window_set_default_size(window.cast(), 760, 640)

        let scrolled: Widget = gtk_scrolled_window_new()
        let container: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_scrolled_window_set_child(scrolled.opaque, container)
        gtk_window_set_child(window.cast(), scrolled)

        let reconciler = Reconciler(backend: GtkBackend(), container: container)
        self.reconciler = reconciler
        component = StyledComponent(store: store) { [model] in
            Gallery(model: model)
        } onChange: { content in
            reconciler.show(content)
            // What it paints behind everything goes down to the lower edge.
            if let widget = reconciler.widget { gtk_widget_set_vexpand(widget, 1) }
        }
        reconciler.backend.send = { [unowned self] event, id in component.send(event, to: id).isHandled }
        gtk_widget_show(window)
        settle()
    }

    /// Runs the loop until the window is as it will be.
    func settle(milliseconds: Int = 300) {
        let end = g_get_monotonic_time() + gint64(milliseconds) * 1000
        while g_get_monotonic_time() < end {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(2000) }
        }
    }

    /// Runs the loop for a person, while the copying goes on.
    func runUntilClosed() {
        let step: @convention(c) (gpointer?) -> gboolean = { model in
            guard let model else { return 0 }
            let gallery = Unmanaged<GalleryModel>.fromOpaque(model).takeUnretainedValue()
            gallery.progress = gallery.progress >= 1 ? 0 : min(gallery.progress + 0.01, 1)
            return 1
        }
        g_timeout_add(100, step, Unmanaged.passUnretained(model).toOpaque())
        while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
    }

    /// Every widget in the window.
    var widgets: [Widget] {
        func all(_ widget: Widget) -> [Widget] { [widget] + widget.children.flatMap(all) }
        return all(window)
    }

    /// The widget that holds the value of a control.
    func widget(of control: Node.Control) -> Widget? {
        widgets.lazy.filter { String(cString: gtk_widget_get_name($0)) == control.id.description }
            .compactMap { ($0.attached() as ControlLink?)?.active }.first
    }

    /// Activates the widget of a control, as the keyboard does.
    ///
    /// - Parameter title: What the control is called now.
    /// - Returns: What has come of it, in one line.
    func click(_ title: String) throws -> String {
        let context = component.content
        guard let control = context.node.controls.first(where: { context.title(of: $0) == title }),
            let widget = widget(of: control)
        else { throw UsageError("no control is called '\(title)'") }
        guard gtk_widget_activate(widget) != 0 else { throw UsageError("'\(title)' cannot be used") }
        settle(milliseconds: 500)
        let action = model.lastAction.map { "\($0.name) \($0.count)" } ?? "nothing"
        let setting = model.isNotifying ? "notifying" : "quiet"
        return "\(title): \(action), \(setting), theme \(store.theme.id), scheme \(store.scheme.rawValue)"
    }
}
