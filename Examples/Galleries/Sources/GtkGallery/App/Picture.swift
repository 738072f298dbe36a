import CGTK

/// The pixels of a window.
struct Picture {
    private let texture: OpaquePointer
    private let pixels: [UInt8]
    private let width: Int
    private let height: Int

    init(of window: GalleryWindow) throws {
        let content: Widget = gtk_window_get_child(window.window.cast())
        let paintable = gtk_widget_paintable_new(content)
        let snapshot = gtk_snapshot_new()
        let (width, height) = (gtk_widget_get_width(content), gtk_widget_get_height(content))
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot),
            let renderer = gtk_native_get_renderer(gtk_widget_get_native(content)),
            let texture = gsk_renderer_render_texture(renderer, node, nil)
        else { throw UsageError("the window shows nothing") }
        gsk_render_node_unref(node)
        g_object_unref(paintable.map { UnsafeMutableRawPointer($0) })
        self.texture = texture
        self.width = Int(gdk_texture_get_width(texture))
        self.height = Int(gdk_texture_get_height(texture))
        var pixels = [UInt8](repeating: 0, count: self.width * self.height * 4)
        gdk_texture_download(texture, &pixels, gsize(self.width * 4))
        self.pixels = pixels
    }

    func save(to path: String) throws {
        guard gdk_texture_save_to_png(texture, path) != 0 else { throw UsageError("cannot write to \(path)") }
    }

    /// The colour at a place, in the form `#RRGGBB`; nil outside.
    private func color(x: Int, y: Int) -> String? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = (y * width + x) * 4
        // Blue comes first in memory.
        return "#"
            + [2, 1, 0].map { String(pixels[start + $0] | 0, radix: 16, uppercase: true) }
            .map { $0.count == 1 ? "0\($0)" : $0 }.joined()
    }

    /// What is painted at known places, a line each: surfaces near their leading edge, and native widgets. And how many of the
    /// controls have a name for assistive technologies.
    func colors(of window: GalleryWindow) -> String {
        let root = gtk_window_get_child(window.window.cast())
        var lines: [String] = []
        func probe(_ name: String, _ widget: Widget, atX part: Float) {
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(widget, root, &bounds) != 0 else { return }
            let x = Int(bounds.origin.x + bounds.size.width * part) + (part == 0 ? 2 : 0)
            let y = Int(bounds.origin.y + bounds.size.height / 2)
            color(x: x, y: y).map { lines.append("\(name) \($0)") }
        }
        for widget in window.widgets {
            let name = String(cString: gtk_widget_get_name(widget))
            switch name {
            case "background", "card", "appBar", "accent": probe(name, widget, atX: 0)
            case "progress": probe(name, widget, atX: 0.5)
            default: break
            }
            if gtk_widget_has_css_class(widget, "borderedProminent") != 0 { probe("prominent", widget, atX: 0.05) }
        }
        let controls = window.component.content.node.controls.compactMap { window.widget(of: $0) }
        let named = controls.filter { gtk_test_accessible_has_property($0.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0 }
        lines.append("accessible names \(named.count) of \(controls.count)")
        return lines.map { $0 + "\n" }.joined()
    }
}
