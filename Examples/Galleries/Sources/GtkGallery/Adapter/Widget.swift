import CGTK

/// GTK's own type of all widgets.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as one of its classes or interfaces; GTK checks that it is one.
    var opaque: OpaquePointer { OpaquePointer(self) }
    func cast<Class>(to class: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
    }

    var children: some Sequence<Widget> {
        sequence(first: gtk_widget_get_first_child(self)) { $0.map { gtk_widget_get_next_sibling($0) } }
            .prefix { $0 != nil }.compactMap { $0 }
    }

    /// Sets the child of a widget that has one at most, and knows it.
    ///
    /// - Returns: Whether this is such a widget.
    func setOnlyChild(_ child: Widget?) -> Bool {
        func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }
        if isA(gtk_button_get_type()) {
            gtk_button_set_child(cast(), child)
        } else if isA(gtk_scrolled_window_get_type()) {
            gtk_scrolled_window_set_child(opaque, child)
        } else {
            return false
        }
        return true
    }

    /// Keeps a Swift object as long as the widget lives.
    func attach(_ object: AnyObject) {
        g_object_set_data_full(cast(), "blazon-object", Unmanaged.passRetained(object).toOpaque()) {
            $0.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
        }
    }

    func attached<Object: AnyObject>() -> Object? {
        g_object_get_data(cast(), "blazon-object").map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Rules of style that hold for this widget alone, in the place of the former ones.
    func setStyle(_ rules: String) {
        let key = "blazon-style"
        let former = g_object_get_data(cast(), key)?.assumingMemoryBound(to: GtkCssProvider.self)
        let provider: UnsafeMutablePointer<GtkCssProvider> = former ?? gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, "* { \(rules); }", -1)
        guard former == nil else { return }
        gtk_style_context_add_provider(gtk_widget_get_style_context(self), OpaquePointer(provider), 800)
        g_object_set_data_full(cast(), key, provider, g_object_unref)
    }
}
