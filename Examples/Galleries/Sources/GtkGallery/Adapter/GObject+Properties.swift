import CGTK

/// The fundamental types of GLib, whose names are macros.
private enum Fundamental {
    static let boolean: GType = 5 << 2, uint: GType = 7 << 2, double: GType = 15 << 2, string: GType = 16 << 2
}

extension UnsafeMutablePointer {
    func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
        var value = GValue()
        g_value_init(&value, type)
        fill(&value)
        g_object_set_property(UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self), name, &value)
        g_value_unset(&value)
    }

    func set(_ name: String, _ value: Bool) {
        set(name, Fundamental.boolean) { g_value_set_boolean(&$0, value ? 1 : 0) }
    }
    func set(_ name: String, _ value: UInt32) { set(name, Fundamental.uint) { g_value_set_uint(&$0, value) } }
    func set(_ name: String, _ value: Double) { set(name, Fundamental.double) { g_value_set_double(&$0, value) } }
    func set(_ name: String, _ value: String) { set(name, Fundamental.string) { g_value_set_string(&$0, value) } }

    func get<Value>(_ name: String, _ read: (UnsafePointer<GValue>) -> Value) -> Value {
        var value = GValue()
        g_object_get_property(UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self), name, &value)
        defer { g_value_unset(&value) }
        return read(&value)
    }
}
