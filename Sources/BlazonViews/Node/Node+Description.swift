extension Node: CustomStringConvertible {
    /// The tree, a line a node, children two columns further in; no line break at the end.
    public var description: String {
        var lines: [String] = []
        appendLines(to: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    /// What lies deeper is not printed: the walk is recursive, and the stack of a thread is finite.
    private static let indentationLimit = 512

    private func appendLines(to lines: inout [String], indentation: String) {
        guard indentation.utf8.count < Self.indentationLimit else { return lines.append(indentation + "…") }
        lines.append(indentation + headline)
        let inner = indentation + "  "
        switch self {
        case .empty, .text, .icon, .spacer, .divider, .fill: break
        case .stack(let stack): Self.append(stack.children, to: &lines, inner)
        case .layers(let layers): Self.append(layers.children, to: &lines, inner)
        case .grid(let grid):
            for row in grid.rows {
                lines.append(inner + Self.words("row", row.alignment?.rawValue))
                for cell in row.cells {
                    let details = cell.details
                    if !details.isEmpty { lines.append(inner + "  " + Self.words("cell", details)) }
                    let indentation = inner + (details.isEmpty ? "  " : "    ")
                    cell.content.appendLines(to: &lines, indentation: indentation)
                }
            }
        case .scroll(let scroll): scroll.content.appendLines(to: &lines, indentation: inner)
        case .fits(let fits): Self.append(fits.alternatives, to: &lines, inner)
        case .frame(let frame): frame.content.appendLines(to: &lines, indentation: inner)
        case .padding(let padding): padding.content.appendLines(to: &lines, indentation: inner)
        case .border(let border): border.content.appendLines(to: &lines, indentation: inner)
        case .background(let background): background.content.appendLines(to: &lines, indentation: inner)
        case .scope(let scope): scope.content.appendLines(to: &lines, indentation: inner)
        case .control(let control):
            if control.label != .empty {
                lines.append(inner + "label")
                control.label.appendLines(to: &lines, indentation: inner + "  ")
            }
            if let label = control.accessibilityLabel {
                lines.append(inner + "accessibilityLabel")
                label.appendLines(to: &lines, indentation: inner + "  ")
            }
            if !control.items.isEmpty {
                lines.append(inner + "items")
                Self.append(control.items, to: &lines, inner + "  ")
            }
            lines.append(inner + "drawing")
            control.drawing.appendLines(to: &lines, indentation: inner + "  ")
        }
    }

    private static func append(_ nodes: [Node], to lines: inout [String], _ indentation: String) {
        for node in nodes { node.appendLines(to: &lines, indentation: indentation) }
    }

    /// The node without what it contains.
    private var headline: String {
        switch self {
        case .empty: "empty"
        case .text(let text): Self.words("text", text.runs.map(\.description).joined(separator: " + "), text.details)
        case .icon(let icon): Self.words("icon", icon.glyph.quoted, icon.details, icon.paint?.description.visible)
        case .spacer(let spacer): Self.words("spacer", spacer.minLength.map { "min=\($0)" })
        case .divider: "divider"
        case .fill(let fill):
            Self.words(
                "fill",
                fill.paint.description,
                fill.pattern == .solid ? nil : fill.pattern.rawValue,
                fill.fraction == 1 ? nil : "fraction=\(fill.fraction)",
                fill.position == 0 ? nil : "position=\(fill.position)"
            )
        case .stack(let stack):
            "stack \(stack.axis.rawValue) \(stack.crossAlignment) spacing=\(stack.spacing)"
        case .layers(let layers): Self.words("layers", layers.alignment.description, layers.base.map { "base=\($0)" })
        case .grid(let grid):
            "grid \(grid.alignment) spacing=\(grid.horizontalSpacing),\(grid.verticalSpacing)"
        case .scroll(let scroll): "scroll \(scroll.axes.words) offset=\(scroll.x),\(scroll.y)"
        case .fits(let fits): "fits \(fits.axes.words)"
        case .frame(let frame): Self.words("frame", frame.details)
        case .padding(let padding): "padding \(padding.insets)"
        case .border(let border): Self.words("border", border.paint.description.visible, border.line.map { $0.summary })
        case .background(let background): "background \(background.paint.description.visible)"
        case .scope(let scope):
            Self.words(
                "scope",
                scope.theme.map { "theme=\($0.id.visible)" },
                scope.scheme.map { "scheme=\($0.rawValue)" },
                scope.contrast.map { "contrast=\($0.rawValue)" }
            )
        case .control(let control): Self.words("control", control.details)
        }
    }

    private static func words(_ parts: String?...) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
