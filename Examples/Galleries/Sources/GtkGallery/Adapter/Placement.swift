import Blazon
import BlazonViews
import CGTK

extension UnsafeMutablePointer<GtkWidget> {
    func place(_ alignment: Alignment) {
        place(.horizontal, alignment)
        place(.vertical, alignment)
    }

    /// What takes all it can get is not placed.
    func place(_ axis: Axis, _ alignment: Alignment) {
        switch axis {
        case .horizontal:
            let place = [.leading: GTK_ALIGN_START, .trailing: GTK_ALIGN_END][alignment.horizontal] ?? GTK_ALIGN_CENTER
            gtk_widget_set_halign(
                self,
                gtk_widget_compute_expand(self, GTK_ORIENTATION_HORIZONTAL) != 0 ? GTK_ALIGN_FILL : place
            )
        case .vertical:
            let place: GtkAlign =
                switch alignment.vertical {
                case .top: GTK_ALIGN_START
                case .bottom: GTK_ALIGN_END
                case .center: GTK_ALIGN_CENTER
                default: GTK_ALIGN_BASELINE
                }
            gtk_widget_set_valign(
                self,
                gtk_widget_compute_expand(self, GTK_ORIENTATION_VERTICAL) != 0 ? GTK_ALIGN_FILL : place
            )
        }
    }

    func fill() {
        gtk_widget_set_halign(self, GTK_ALIGN_FILL)
        gtk_widget_set_valign(self, GTK_ALIGN_FILL)
    }

    /// Puts the child of a grid into a cell.
    func attach(column: Int, row: Int) {
        guard let grid = gtk_widget_get_parent(self), let manager = gtk_widget_get_layout_manager(grid),
            let place = gtk_layout_manager_get_layout_child(manager, self)
        else { return }
        gtk_grid_layout_child_set_column(OpaquePointer(place), Int32(clamping: column))
        gtk_grid_layout_child_set_row(OpaquePointer(place), Int32(clamping: row))
    }
}

extension Theme.Color {
    /// As CSS has it.
    var css: String { "rgba(\(red), \(green), \(blue), \(alpha))" }
    /// As attributes of Pango's markup have it. The opacity has to be said, or that of the style sheet counts.
    var pango: String { " foreground=\"\(withAlpha(1).hex)\" fgalpha=\"\(max(Int(alpha * 100), 1))%\"" }
}

extension String {
    /// As Pango's markup has it.
    var markup: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
            "\"",
            with: "&quot;"
        )
    }
}
