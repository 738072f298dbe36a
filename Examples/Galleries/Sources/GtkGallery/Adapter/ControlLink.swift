import BlazonViews
import CGTK

/// What the widget of a control knows of it. It lives as long as the widget.
final class ControlLink {
    var control: Node.Control
    let native: NativeControl?
    /// The part of the widget that holds the value.
    let active: Widget
    /// What has the focus for a control that is drawn.
    private(set) var focusTarget: Widget?
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
            drive(active, connect)
        } else if control.kind == .button {
            let clicked: @convention(c) (gpointer?, gpointer?) -> Void = { ControlLink.of($1)?.send(.activate) }
            connect(active, "clicked", unsafeBitCast(clicked, to: GCallback.self))
        }
    }

    /// A control that is drawn hears the pointer and the keyboard as others do, and draws by itself that it has the focus.
    private func drive(_ widget: Widget, _ connect: (gpointer?, String, GCallback) -> Void) {
        guard Self.interactive.contains(control.kind) else { return }
        let released: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { click, _, _, _, link in
            // One that stands inside of another hears it alone.
            gtk_gesture_set_state(OpaquePointer(click), GTK_EVENT_SEQUENCE_CLAIMED)
            ControlLink.of(link)?.send(.activate)
        }
        let click = gtk_gesture_click_new()
        connect(gpointer(click), "released", unsafeBitCast(released, to: GCallback.self))
        gtk_widget_add_controller(widget, click)

        // GTK's boxes never have the focus themselves, so that something without a size has it for them.
        let target: Widget = gtk_drawing_area_new()
        gtk_widget_set_focusable(target, 1)
        gtk_box_append(widget.cast(), target)
        focusTarget = target
        let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            guard let key = KeyEquivalent(gdk: $1), let link = ControlLink.of($4) else { return 0 }
            return link.send(.key(key)) ? 1 : 0
        }
        let keys = gtk_event_controller_key_new()
        connect(gpointer(keys), "key-pressed", unsafeBitCast(pressed, to: GCallback.self))
        gtk_widget_add_controller(target, keys)
        let entered: @convention(c) (gpointer?, gpointer?) -> Void = { ControlLink.of($1)?.send(.focus) }
        let left: @convention(c) (gpointer?, gpointer?) -> Void = { ControlLink.of($1)?.send(.blur) }
        let focus = gtk_event_controller_focus_new()
        connect(gpointer(focus), "enter", unsafeBitCast(entered, to: GCallback.self))
        connect(gpointer(focus), "leave", unsafeBitCast(left, to: GCallback.self))
        gtk_widget_add_controller(target, focus)
    }

    private static let interactive: Set<Node.Control.Kind> = [
        .button, .toggle, .option, .menu, .picker, .disclosureGroup, .slider, .stepper, .textField, .secureField,
    ]

    private static func of(_ link: gpointer?) -> ControlLink? {
        link.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// - Returns: Whether there was a use for it.
    @discardableResult
    private func send(_ event: ControlEvent) -> Bool { !backend.isUpdating && backend.send(event, control.id) }

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
        // Bullets stand in the node for what nobody is to read; the widget has the text itself.
        case .text(let value) where control.kind == .secureField:
            if value.isEmpty, !text.isEmpty { active.set("text", "") }
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
