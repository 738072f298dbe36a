import BlazonViews
import CGTK

/// What the widget of a control knows of it. It lives as long as the widget.
final class ControlLink {
    var control: Node.Control
    let native: NativeControl?
    /// The part of the widget that holds the value.
    let active: Widget
    private unowned let backend: GtkBackend

    init(_ control: Node.Control, _ native: NativeControl?, active: Widget, backend: GtkBackend) {
        (self.control, self.native, self.active, self.backend) = (control, native, active, backend)
        func connect(_ object: gpointer?, _ signal: String, _ handler: GCallback) {
            // Kept by the connection as well: a widget that goes away may still say something.
            let release: GClosureNotify = { link, _ in link.map { Unmanaged<ControlLink>.fromOpaque($0).release() } }
            let link = Unmanaged.passRetained(self).toOpaque()
            g_signal_connect_data(object, signal, handler, link, release, GConnectFlags(0))
        }
        if let value = native?.value {
            let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { ControlLink.of($2)?.report() }
            connect(adjustment ?? gpointer(active), "notify::\(value)", unsafeBitCast(changed, to: GCallback.self))
        } else if native == nil {
            let released: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = {
                ControlLink.of($4)?.send(.activate)
            }
            let click = gtk_gesture_click_new()
            connect(gpointer(click), "released", unsafeBitCast(released, to: GCallback.self))
            gtk_widget_add_controller(active, click)
        } else {
            let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { ControlLink.of($1)?.send(.activate) }
            if control.kind == .button { connect(active, "clicked", unsafeBitCast(clicked, to: GCallback.self)) }
        }
    }

    private static func of(_ link: gpointer?) -> ControlLink? {
        link.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    private func send(_ event: ControlEvent) {
        if !backend.isUpdating { backend.send(event, control.id) }
    }

    /// What people move along a range.
    private var adjustment: gpointer? {
        switch control.kind {
        case .slider: gpointer(gtk_range_get_adjustment(active.cast()))
        case .stepper: gpointer(gtk_spin_button_get_adjustment(active.opaque))
        default: nil
        }
    }

    /// Says what the widget holds now.
    private func report() {
        switch control.value {
        case .isOn, .mixed: send(.set(.isOn(active.get("active", g_value_get_boolean) != 0)))
        case .text: send(.set(.text(text)))
        case .number(_, let range):
            let number =
                adjustment?.assumingMemoryBound(to: GtkAdjustment.self).get("value", g_value_get_double)
                ?? range.lowerBound
            send(.set(.number(number, in: range)))
        case .selection:
            let index = Int(active.get("selected", g_value_get_uint))
            send(.set(.selection(control.items.indices.contains(index) ? index : nil)))
        case .none, .fraction, .indeterminate, .isExpanded: break
        }
    }

    private var text: String { active.get("text") { g_value_get_string($0).map { String(cString: $0) } ?? "" } }

    /// Puts the control's value into the widget.
    func showValue(in context: NodeContext) {
        if control.kind == .picker {
            let list = gtk_string_list_new(nil)
            for item in control.items { gtk_string_list_append(list, context.text(of: item)) }
            gtk_drop_down_set_model(active.opaque, list)
            g_object_unref(gpointer(list))
        }
        switch control.value {
        case .isOn(let isOn): active.set("active", isOn)
        case .mixed: active.set("inconsistent", true)
        case .fraction(let fraction): active.set(control.kind == .gauge ? "value" : "fraction", fraction)
        case .indeterminate:
            if control.variant == "circular" {
                active.set("spinning", true)
            } else {
                gtk_progress_bar_pulse(active.opaque)
            }
        // The caret stays where it is as long as it can.
        case .text(let value): if text != value { active.set("text", value) }
        case .selection(let index): active.set("selected", index.flatMap { UInt32(exactly: $0) } ?? UInt32.max)
        case .number(let number, let range):
            let (holder, names) =
                adjustment.map { ($0, ("lower", "upper")) } ?? (gpointer(active), ("min-value", "max-value"))
            let object = holder.assumingMemoryBound(to: GObject.self)
            object.set(names.0, range.lowerBound)
            object.set(names.1, range.upperBound)
            object.set("value", number)
        case .none, .isExpanded: break
        }
    }
}
