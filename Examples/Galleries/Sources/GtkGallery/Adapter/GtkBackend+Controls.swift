import Blazon
import BlazonViews
import CGTK

extension GtkBackend {
    private static let linkKey = "blazon-link"

    /// A button has its label inside, other native widgets show it by themselves.
    func content(of control: Node.Control) -> ControlContent {
        switch NativeControl(control) {
        case nil: .drawing
        case .button: .label
        default: .nothing
        }
    }

    func canUpdate(_ widget: Widget, from old: Node, to new: Node) -> Bool {
        guard case .control(let old) = old, case .control(let new) = new else { return true }
        return old.kind == new.kind && NativeControl(old) == NativeControl(new)
    }

    /// What the style sheet gives to native widgets.
    func roles(of control: Node.Control) -> [Theme.Role] { NativeControl(control) == nil ? [] : StyleSheet.roles }

    func makeControl(_ control: Node.Control) -> Widget {
        let native = NativeControl(control)
        let widget: Widget = native?.make() ?? gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let link = ControlLink(control, widget: widget, native: native, backend: self)
        widget.attach(link, as: Self.linkKey)
        return widget
    }

    func showControl(_ control: Node.Control, with widget: Widget, in context: NodeContext) {
        guard let link: ControlLink = widget.attached(Self.linkKey) else { return }
        isUpdating = true
        defer { isUpdating = false }
        link.id = control.id
        gtk_widget_set_name(widget, control.id.description)
        gtk_widget_set_sensitive(widget, control.state.contains(.disabled) ? 0 : 1)
        let title = context.text(of: control.label)
        if let native = link.native {
            setStyleClass(of: widget, in: context, tint: control.tint)
            setLook(of: widget, control)
            setTitle(title, of: widget, native)
            setValue(control, of: native.active(in: widget), native, in: context)
        }
        describe(native: link.native?.active(in: widget) ?? widget, title, control.value)
    }

    private func setLook(of widget: Widget, _ control: Node.Control) {
        let classes = [
            "borderedProminent": control.variant == "borderedProminent", "plain": control.variant == "plain",
            "link": control.variant == "link", "destructive": control.role == .destructive,
        ]
        for (name, holds) in classes {
            if holds { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
        }
    }

    private func setTitle(_ title: String, of widget: Widget, _ native: NativeControl) {
        switch native {
        case .button: break
        case .toggleButton: gtk_button_set_label(widget.cast(), title)
        case .checkbox: gtk_check_button_set_label(widget.cast(), title)
        case .entry: gtk_entry_set_placeholder_text(widget.cast(), title)
        case .passwordEntry: break
        default:
            let label = gtk_widget_get_first_child(widget)
            gtk_label_set_text(OpaquePointer(label), title)
            gtk_widget_set_visible(label, title.isEmpty ? 0 : 1)
        }
    }

    private func setValue(_ control: Node.Control, of active: Widget, _ native: NativeControl, in context: NodeContext)
    {
        if native == .dropDown {
            let titles = control.items.map { context.text(of: $0) }
            let list = gtk_string_list_new(nil)
            for title in titles { gtk_string_list_append(list, title) }
            gtk_drop_down_set_model(active.opaque, list)
            g_object_unref(list.map { UnsafeMutableRawPointer($0) })
        }
        switch (native, control.value) {
        case (.toggleButton, .isOn(let isOn)): gtk_toggle_button_set_active(active.cast(), isOn ? 1 : 0)
        case (.checkbox, .isOn(let isOn)):
            gtk_check_button_set_inconsistent(active.cast(), 0)
            gtk_check_button_set_active(active.cast(), isOn ? 1 : 0)
        case (.checkbox, .mixed): gtk_check_button_set_inconsistent(active.cast(), 1)
        case (.toggleSwitch, .isOn(let isOn)): gtk_switch_set_active(active.opaque, isOn ? 1 : 0)
        case (.progressBar, .fraction(let fraction)): gtk_progress_bar_set_fraction(active.opaque, fraction)
        case (.progressBar, .indeterminate): gtk_progress_bar_pulse(active.opaque)
        case (.spinner, _): gtk_spinner_start(active.opaque)
        case (.levelBar, .fraction(let fraction)): gtk_level_bar_set_value(active.opaque, fraction)
        case (.levelBar, .number(let number, let range)):
            gtk_level_bar_set_min_value(active.opaque, range.lowerBound)
            gtk_level_bar_set_max_value(active.opaque, range.upperBound)
            gtk_level_bar_set_value(active.opaque, number)
        case (.scale, .number(let number, let range)):
            gtk_range_set_range(active.cast(), range.lowerBound, range.upperBound)
            gtk_range_set_value(active.cast(), number)
        case (.spinButton, .number(let number, let range)):
            gtk_spin_button_set_range(active.opaque, range.lowerBound, range.upperBound)
            gtk_spin_button_set_value(active.opaque, number)
        case (.dropDown, .selection(let index)):
            gtk_drop_down_set_selected(active.opaque, index.flatMap { guint(exactly: $0) } ?? guint.max)
        case (.entry, .text(let text)), (.passwordEntry, .text(let text)):
            // The caret stays where the person is typing.
            if native.value(of: active) != control.value { gtk_editable_set_text(active.opaque, text) }
        default: break
        }
    }

    /// Tells assistive technologies what a control is called and what it holds; GTK knows the rest of its own widgets.
    private func describe(native widget: Widget, _ title: String, _ value: Node.Control.Value) {
        func set(_ property: GtkAccessibleProperty, _ fill: (inout GValue) -> Void) {
            var (property, content) = (property, GValue())
            gtk_accessible_property_init_value(property, &content)
            fill(&content)
            gtk_accessible_update_property_value(widget.opaque, 1, &property, &content)
            g_value_unset(&content)
        }
        if !title.isEmpty { set(GTK_ACCESSIBLE_PROPERTY_LABEL) { g_value_set_string(&$0, title) } }
        switch value {
        case .fraction(let fraction): set(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double(&$0, fraction) }
        case .number(let number, _): set(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double(&$0, number) }
        case .text(let text): set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) { g_value_set_string(&$0, text) }
        default: break
        }
    }
}
