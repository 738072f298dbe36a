import Blazon
import BlazonViews
import CGTK

extension GtkBackend {
    /// A button has its label inside, other native widgets show it by themselves.
    func content(of control: Node.Control) -> ControlContent {
        NativeControl.name(control) == nil ? .drawing : control.kind == .button ? .label : .nothing
    }

    func canUpdate(_ widget: Widget, from old: Node, to new: Node) -> Bool {
        guard case .control(let old) = old, case .control(let new) = new else { return true }
        return old.kind == new.kind && NativeControl.name(old) == NativeControl.name(new)
    }

    func roles(of control: Node.Control) -> [Theme.Role] { NativeControl.name(control) == nil ? [] : StyleSheet.roles }

    func makeControl(_ control: Node.Control) -> Widget {
        let native = NativeControl(control)
        let active: Widget = native?.make() ?? gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        var widget = active
        // GTK has a title inside of few of its widgets; the others stand behind theirs.
        if let native, native.title == nil {
            widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
            gtk_box_append(widget.cast(), gtk_label_new(nil))
            gtk_box_append(widget.cast(), active)
            gtk_widget_set_valign(active, GTK_ALIGN_CENTER)
        }
        if native == nil { active.setAccessibleRole(of: control.kind) }
        widget.attach(ControlLink(control, native, active: active, backend: self))
        return widget
    }

    func showControl(_ control: Node.Control, with widget: Widget, in context: NodeContext) {
        guard let link: ControlLink = widget.attached() else { return }
        isUpdating = true
        defer { isUpdating = false }
        link.control = control
        gtk_widget_set_name(widget, control.id.description)
        gtk_widget_set_sensitive(widget, control.state.contains(.disabled) ? 0 : 1)
        let title = context.text(of: control.label)
        let name = control.accessibilityLabel.map { context.text(of: $0) } ?? title
        link.active.describe(control, name: name, isNative: link.native != nil)
        guard let native = link.native else { return }
        setStyleClass(of: widget, in: context, tint: control.tint)
        for (name, holds) in [
            (control.variant, control.kind == .button), ("destructive", control.role == .destructive),
        ] {
            if holds { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
        }
        if let property = native.title {
            if !property.isEmpty { link.active.set(property, title) }
        } else if let label = gtk_widget_get_first_child(widget) {
            gtk_label_set_text(label.opaque, title)
            gtk_widget_set_visible(label, title.isEmpty ? 0 : 1)
        }
        link.showValue(in: context)
    }
}
