import Blazon
import BlazonViews
import CGTK

/// Keeps GTK's widgets like a node. Controls of the built-in styles are GTK's own.
final class GtkBackend: ReconcilerBackend {
    /// How many pixels so many units of length are.
    private static func pixels(_ units: Int) -> Int32 { Int32(clamping: min(max(units, 0), 10_000) * 8) }

    /// Gets what people do, and says whether there was a use for it.
    var send: (ControlEvent, NodeID) -> Bool = { _, _ in false }
    /// Whether a widget is being told of a value, and need not tell it back.
    var isUpdating = false
    /// The colours of native widgets.
    let styleSheet = StyleSheet()
    /// How often a widget was made, changed or moved.
    private(set) var operationCount = 0

    func make(_ node: Node, in context: NodeContext) -> Widget {
        let widget: Widget =
            switch node {
            case .text, .icon: gtk_label_new(nil)
            case .divider: gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
            case .scroll: gtk_scrolled_window_new()
            case .layers, .grid, .fits: gtk_grid_new()
            case .control(let control): makeControl(control)
            default: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            }
        show(node, with: widget, in: context)
        return widget
    }

    func update(_ widget: Widget, from old: Node, to new: Node, in context: NodeContext) {
        show(new, with: widget, in: context)
    }

    private func show(_ node: Node, with widget: Widget, in context: NodeContext) {
        operationCount += 1
        switch node {
        case .empty, .spacer, .layers, .scroll, .fits: break
        case .text(let text): showText(text, with: widget, in: context)
        case .icon(let icon):
            let run = Node.StyledText.Run(.verbatim(icon.glyph), paint: icon.paint)
            showText(Node.StyledText([run], lineLimit: 1), with: widget, in: context)
        case .divider: widget.setStyle("background: \(context.palette[.divider].css)")
        case .fill(let fill):
            let part = "\(fill.fraction * 100)%"
            let color = context.color(of: fill.paint).css
            widget.setStyle(
                "min-height: 8px; background: linear-gradient(to right, \(color) \(part), transparent \(part))"
            )
        case .stack(let stack):
            let isRow = stack.axis == .horizontal
            gtk_orientable_set_orientation(widget.opaque, isRow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
            // A line of text has air around it in a terminal, and none here.
            gtk_box_set_spacing(widget.cast(), Self.pixels(isRow ? stack.spacing : stack.spacing &+ 1))
        case .grid(let grid):
            gtk_grid_set_column_spacing(widget.cast(), UInt32(Self.pixels(grid.horizontalSpacing)))
            gtk_grid_set_row_spacing(widget.cast(), UInt32(Self.pixels(grid.verticalSpacing)))
        case .frame(let frame):
            gtk_widget_set_size_request(
                widget,
                frame.minWidth.map(Self.pixels) ?? -1,
                frame.minHeight.map(Self.pixels) ?? -1
            )
            gtk_widget_set_hexpand(widget, frame.maxWidth == .infinity ? 1 : 0)
            gtk_widget_set_vexpand(widget, frame.maxHeight == .infinity ? 1 : 0)
        case .padding(let padding):
            gtk_widget_set_margin_start(widget, Self.pixels(padding.insets.leading))
            gtk_widget_set_margin_end(widget, Self.pixels(padding.insets.trailing))
            gtk_widget_set_margin_top(widget, Self.pixels(padding.insets.top))
            gtk_widget_set_margin_bottom(widget, Self.pixels(padding.insets.bottom))
        case .border(let border):
            widget.setStyle("border: 1px solid \(context.color(of: border.paint).css); border-radius: 6px")
        case .background(let background):
            gtk_widget_set_name(widget, background.paint.description)
            widget.setStyle("background: \(context.color(of: background.paint).css)")
        case .control(let control): showControl(control, with: widget, in: context)
        case .scope: break
        }
    }

    /// Runs without a colour of their own have that of the style sheet, where buttons have another one than the rest.
    private func showText(_ text: Node.StyledText, with label: Widget, in context: NodeContext) {
        if text.runs.contains(where: { $0.paint == nil }) { setStyleClass(of: label, in: context, tint: .role(.tint)) }
        let runs = text.runs.map { run in
            var attributes = run.paint.map { context.color(of: $0).pango } ?? ""
            if run.attributes.contains(.bold) { attributes += " weight=\"bold\"" }
            if run.attributes.contains(.italic) { attributes += " style=\"italic\"" }
            if run.attributes.contains(.underline) { attributes += " underline=\"single\"" }
            if run.attributes.contains(.strikethrough) { attributes += " strikethrough=\"true\"" }
            let span = "<span\(attributes)>\(context.text(of: run.content).markup)</span>"
            return run.link.map { "<a href=\"\($0.markup)\">\(span)</a>" } ?? span
        }
        gtk_label_set_markup(label.opaque, runs.joined())
        gtk_label_set_wrap(label.opaque, text.lineLimit == 1 ? 0 : 1)
        gtk_label_set_natural_wrap_mode(label.opaque, GTK_NATURAL_WRAP_NONE)
        gtk_label_set_lines(label.opaque, Int32(clamping: text.lineLimit ?? -1))
        gtk_label_set_xalign(label.opaque, [.center: 0.5, .trailing: 1][text.alignment] ?? 0)
        gtk_label_set_justify(
            label.opaque,
            [.center: GTK_JUSTIFY_CENTER, .trailing: GTK_JUSTIFY_RIGHT][text.alignment] ?? GTK_JUSTIFY_LEFT
        )
    }

    /// Gives a widget the colours of the style sheet.
    func setStyleClass(of widget: Widget, in context: NodeContext, tint: Node.Paint) {
        let name = styleSheet.className(in: context, tint: tint)
        guard gtk_widget_has_css_class(widget, name) == 0 else { return }
        for other in styleSheet.names { gtk_widget_remove_css_class(widget, other) }
        gtk_widget_add_css_class(widget, name)
    }

    func insert(_ child: Widget, into parent: Widget, after sibling: Widget?) {
        operationCount += 1
        if !parent.setOnlyChild(child) { gtk_widget_insert_after(child, parent, sibling) }
    }

    func move(_ child: Widget, in parent: Widget, after sibling: Widget?) {
        operationCount += 1
        gtk_widget_insert_after(child, parent, sibling)
    }

    func remove(_ child: Widget, from parent: Widget) {
        operationCount += 1
        if !parent.setOnlyChild(nil) { gtk_widget_unparent(child) }
    }

    /// Places children: across a stack by its alignment, in a grid by row and column, in layers all at the same place.
    func arrange(_ widget: Widget, showing node: Node) {
        switch node {
        case .stack(let stack):
            for (child, node) in zip(widget.children, stack.children) {
                let isRow = stack.axis == .horizontal
                if isRow { child.place(.vertical, stack.alignment) } else { child.place(.horizontal, stack.alignment) }
                if case .divider = node {
                    gtk_orientable_set_orientation(
                        child.opaque,
                        isRow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
                    )
                    child.fill()
                }
                if case .spacer = node {
                    if isRow { gtk_widget_set_hexpand(child, 1) } else { gtk_widget_set_vexpand(child, 1) }
                }
            }
        case .layers(let layers):
            for child in widget.children { child.place(layers.alignment); child.attach(column: 0, row: 0) }
        case .frame(let frame): for child in widget.children { child.place(frame.alignment) }
        case .grid(let grid):
            let places = grid.rows.enumerated().flatMap { index, row in
                row.cells.indices.map { (column: row.cells[..<$0].reduce(0) { $0 + $1.columns }, row: index) }
            }
            for (child, place) in zip(widget.children, places) {
                child.place(grid.alignment)
                child.attach(column: place.column, row: place.row)
            }
        case .fits:
            for (index, child) in widget.children.enumerated() { gtk_widget_set_visible(child, index == 0 ? 1 : 0) }
        case .control:
            // The keyboard comes to the control first, and then to what it contains.
            let target = (widget.attached() as ControlLink?)?.focusTarget
            if let target { gtk_widget_insert_after(target, widget, nil) }
        default: break
        }
    }
}
