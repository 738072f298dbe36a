import BlazonViews
import CGTK

/// A widget of GTK's own for a control.
enum NativeControl {
    case button, toggleButton, checkbox, toggleSwitch, progressBar, spinner, entry, passwordEntry, scale, spinButton,
        levelBar
    case dropDown

    /// Nil where the control has to be drawn: a style of the app's drew it, or GTK has nothing of that look.
    init?(_ control: Node.Control) {
        guard !control.isCustomized else { return nil }
        switch (control.kind, control.variant) {
        case (.button, _): self = .button
        case (.toggle, "switch"): self = .toggleSwitch
        case (.toggle, "button"): self = .toggleButton
        case (.toggle, _): self = .checkbox
        case (.progress, "circular"):
            guard control.value == .indeterminate else { return nil }
            self = .spinner
        case (.progress, _): self = .progressBar
        case (.textField, _): self = .entry
        case (.secureField, _): self = .passwordEntry
        case (.slider, _): self = .scale
        case (.stepper, _): self = .spinButton
        case (.gauge, "circular"): return nil
        case (.gauge, _): self = .levelBar
        case (.picker, "automatic"), (.picker, "menu"): self = .dropDown
        default: return nil
        }
    }

    func make() -> Widget {
        switch self {
        case .button: return gtk_button_new()
        case .toggleButton: return gtk_toggle_button_new()
        case .checkbox: return gtk_check_button_new()
        case .toggleSwitch: return Self.labelled(gtk_switch_new())
        case .progressBar: return Self.labelled(gtk_progress_bar_new())
        case .spinner: return Self.labelled(gtk_spinner_new())
        case .entry: return gtk_entry_new()
        case .passwordEntry: return gtk_password_entry_new()
        case .scale: return Self.labelled(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
        case .spinButton: return Self.labelled(gtk_spin_button_new_with_range(0, 1, 1))
        case .levelBar: return Self.labelled(gtk_level_bar_new())
        case .dropDown: return Self.labelled(gtk_drop_down_new(nil, nil))
        }
    }

    /// GTK has a title inside of few of its widgets; the others stand behind theirs.
    private static func labelled(_ widget: Widget) -> Widget {
        let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
        gtk_box_append(box.cast(), gtk_label_new(nil))
        gtk_box_append(box.cast(), widget)
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_size_request(widget, self.widths[String(cString: gtk_widget_get_css_name(widget))] ?? -1, -1)
        return box
    }

    private static let widths: [String: Int32] = ["progressbar": 160, "scale": 160, "levelbar": 160]

    /// The part of the widget that holds the value.
    func active(in widget: Widget) -> Widget {
        switch self {
        case .button, .toggleButton, .checkbox, .entry, .passwordEntry: widget
        default: gtk_widget_get_last_child(widget)
        }
    }

    /// The object and the property of it that people change.
    func observed(in widget: Widget) -> (object: gpointer, property: String)? {
        let active = active(in: widget)
        return switch self {
        case .toggleButton, .checkbox, .toggleSwitch: (gpointer(active), "active")
        case .entry, .passwordEntry: (gpointer(active), "text")
        case .scale: (gpointer(gtk_range_get_adjustment(active.cast())), "value")
        case .spinButton: (gpointer(active), "value")
        case .dropDown: (gpointer(active), "selected")
        case .button, .progressBar, .spinner, .levelBar: nil
        }
    }

    /// What the widget holds.
    func value(of widget: Widget) -> Node.Control.Value {
        let active = active(in: widget)
        switch self {
        case .toggleButton: return .isOn(gtk_toggle_button_get_active(active.cast()) != 0)
        case .checkbox: return .isOn(gtk_check_button_get_active(active.cast()) != 0)
        case .toggleSwitch: return .isOn(gtk_switch_get_active(active.opaque) != 0)
        case .entry, .passwordEntry:
            return .text(gtk_editable_get_text(active.opaque).map { String(cString: $0) } ?? "")
        case .scale, .spinButton:
            let adjustment =
                self == .scale ? gtk_range_get_adjustment(active.cast()) : gtk_spin_button_get_adjustment(active.opaque)
            let (lower, upper) = (gtk_adjustment_get_lower(adjustment), gtk_adjustment_get_upper(adjustment))
            return .number(gtk_adjustment_get_value(adjustment), in: lower...max(lower, upper))
        case .dropDown:
            let index = gtk_drop_down_get_selected(active.opaque)
            return .selection(index == guint.max ? nil : Int(index))
        case .button, .progressBar, .spinner, .levelBar: return .none
        }
    }
}
