import BlazonViews
import CGTK

/// A widget of GTK's own for a control: how it is made, and which of its properties hold the value and the title.
struct NativeControl: Sendable {
    let make: @Sendable () -> Widget?
    /// Nil where people change nothing.
    var value: String?
    /// Nil where the title stands in a label before the widget.
    var title: String?

    /// By kind, or by kind and variant where the variants differ.
    private static let all: [String: NativeControl] = [
        "button": NativeControl(make: gtk_button_new, title: ""),
        "toggle": NativeControl(make: gtk_check_button_new, value: "active", title: "label"),
        "toggle.switch": NativeControl(make: gtk_switch_new, value: "active"),
        "toggle.button": NativeControl(make: gtk_toggle_button_new, value: "active", title: "label"),
        "progress": NativeControl(make: gtk_progress_bar_new),
        "progress.circular": NativeControl(make: gtk_spinner_new),
        "textField": NativeControl(make: gtk_entry_new, value: "text", title: "placeholder-text"),
        "secureField": NativeControl(make: gtk_password_entry_new, value: "text", title: "placeholder-text"),
        "slider": NativeControl(make: { gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil) }, value: "value"),
        "stepper": NativeControl(make: { gtk_spin_button_new_with_range(0, 1, 1) }, value: "value"),
        "gauge": NativeControl(make: gtk_level_bar_new),
        "picker": NativeControl(make: { gtk_drop_down_new(nil, nil) }, value: "selected"),
    ]

    /// What GTK draws in its own way, or not at all.
    private static let drawn: Set = [
        "gauge.circular", "gauge.accessoryCircular", "picker.segmented", "picker.inline", "picker.radioGroup",
    ]

    /// The name of the control's native widget; nil where the control is drawn, by a style of the app's for example.
    static func name(_ control: Node.Control) -> String? {
        let name = "\(control.kind).\(control.variant)"
        guard !control.isCustomized, !drawn.contains(name) else { return nil }
        // A spinner cannot say how far something has come, and a stepper without a number has no field for it.
        if name == "progress.circular", control.value != .indeterminate { return nil }
        if control.kind == .stepper, control.value == .none { return nil }
        return all[name] != nil ? name : all[control.kind.rawValue] != nil ? control.kind.rawValue : nil
    }

    init?(_ control: Node.Control) {
        guard let name = Self.name(control), let native = Self.all[name] else { return nil }
        self = native
    }

    private init(make: @escaping @Sendable () -> Widget?, value: String? = nil, title: String? = nil) {
        self.make = make
        self.value = value
        self.title = title
    }
}
