import BlazonViews
import CGTK

/// What a widget of a control knows of it. It lives as long as the widget.
final class ControlLink {
    var id: NodeID
    let native: NativeControl?
    private unowned let backend: GtkBackend
    private let widget: Widget

    init(_ control: Node.Control, widget: Widget, native: NativeControl?, backend: GtkBackend) {
        id = control.id
        self.native = native
        self.backend = backend
        self.widget = widget
        let link = Unmanaged.passUnretained(self).toOpaque()
        if native == .button {
            let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, link in
                ControlLink.of(link)?.send(.activate)
            }
            g_signal_connect_data(widget, "clicked", unsafeBitCast(clicked, to: GCallback.self), link, nil, .init(0))
        } else if let observed = native?.observed(in: widget) {
            let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, link in
                ControlLink.of(link)?.report()
            }
            let callback = unsafeBitCast(changed, to: GCallback.self)
            g_signal_connect_data(observed.object, "notify::\(observed.property)", callback, link, nil, .init(0))
        } else if native == nil {
            let click = gtk_gesture_click_new()
            let released: @convention(c) (gpointer?, gint, gdouble, gdouble, gpointer?) -> Void = {
                ControlLink.of($4)?.send(.activate)
            }
            g_signal_connect_data(
                UnsafeMutableRawPointer(click),
                "released",
                unsafeBitCast(released, to: GCallback.self),
                link,
                nil,
                .init(0)
            )
            gtk_widget_add_controller(widget, click)
        }
    }

    private static func of(_ link: gpointer?) -> ControlLink? {
        link.map { Unmanaged<ControlLink>.fromOpaque($0).takeUnretainedValue() }
    }

    private func send(_ event: ControlEvent) {
        if !backend.isUpdating { backend.send(event, id) }
    }

    private func report() {
        if let native { send(.set(native.value(of: widget))) }
    }
}
