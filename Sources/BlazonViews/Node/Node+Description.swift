extension Node: CustomStringConvertible {
    /// The tree, a line a node, children two columns further in; no line break at the end.
    public var description: String {
        var lines: [String] = []
        appendLines(to: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    private func appendLines(to lines: inout [String], indentation: String) {
        lines.append(indentation + headline)
        let inner = indentation + "  "
        switch self {
        case .empty, .text, .icon, .spacer, .divider, .fill: break
        case .stack(let stack): Self.append(stack.children, to: &lines, inner)
        case .layers(let layers): Self.append(layers.children, to: &lines, inner)
        case .grid(let grid):
            for row in grid.rows {
                lines.append(inner + "row")
                Self.append(row, to: &lines, inner + "  ")
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
        case .icon(let icon): Self.words("icon", icon.glyph.debugDescription, icon.paint?.description)
        case .spacer(let spacer): Self.words("spacer", spacer.minLength.map { "min=\($0)" })
        case .divider: "divider"
        case .fill(let fill):
            Self.words(
                "fill",
                fill.paint.description,
                fill.pattern == .solid ? nil : fill.pattern.rawValue,
                fill.fraction == 1 ? nil : "fraction=\(fill.fraction)"
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
        case .border(let border): Self.words("border", border.paint.description, border.line.map { $0.summary })
        case .background(let background): "background \(background.paint)"
        case .scope(let scope):
            Self.words(
                "scope",
                scope.theme.map { "theme=\($0.id)" },
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

extension Node.StyledText.Run: CustomStringConvertible {
    /// What is said, then the attributes, the paint and the link: `"Inbox" bold accent`.
    public var description: String {
        let content =
            switch content {
            case .verbatim(let text): text.debugDescription
            case .word(let word): "word \(word)"
            }
        let names: [(Node.StyledText.Attributes, String)] = [
            (.bold, "bold"), (.italic, "italic"), (.underline, "underline"), (.strikethrough, "strikethrough"),
        ]
        let attributes = names.filter { self.attributes.contains($0.0) }.map(\.1)
        let rest = [paint?.description, link.map { "link=\($0.debugDescription)" }].compactMap { $0 }
        return ([content] + attributes + rest).joined(separator: " ")
    }
}

extension Node.StyledText {
    fileprivate var details: String {
        [
            alignment == .leading ? nil : "alignment=\(alignment.rawValue)",
            lineLimit.map { "lines=\($0)" },
            truncation == .tail ? nil : "truncation=\(truncation.rawValue)",
        ].compactMap { $0 }.joined(separator: " ")
    }
}

extension Node.Stack {
    fileprivate var crossAlignment: String {
        axis == .horizontal ? alignment.vertical.rawValue : alignment.horizontal.rawValue
    }
}

extension Node.Frame {
    fileprivate var details: String {
        func limits(_ name: String, _ least: Int?, _ ideal: Int?, _ most: Length?) -> String? {
            guard least != nil || ideal != nil || most != nil else { return nil }
            if let least, most == Length(least), ideal == nil || ideal == least { return "\(name)=\(least)" }
            let idealText = ideal.map { "(\($0))" } ?? ""
            return "\(name)=\(least.map(String.init) ?? "")\(idealText)...\(most.map(\.description) ?? "")"
        }
        return [
            limits("width", minWidth, idealWidth, maxWidth), limits("height", minHeight, idealHeight, maxHeight),
            alignment == .center ? nil : "\(alignment)", priority == 0 ? nil : "priority=\(priority)",
        ].compactMap { $0 }.joined(separator: " ")
    }
}

extension Node.Control {
    fileprivate var details: String {
        let names: [(State, String)] = [
            (.disabled, "disabled"), (.focused, "focused"), (.pressed, "pressed"), (.selected, "selected"),
        ]
        return [
            "\(kind) \(variant) id=\(id)",
            value.details,
            role?.rawValue,
            names.filter { state.contains($0.0) }.map(\.1).joined(separator: " "),
            tint == .role(.tint) ? nil : "tint=\(tint)",
            size == .regular ? nil : "size=\(size.rawValue)",
            isCustomized ? "customized" : nil,
        ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Node.Control.Value {
    fileprivate var details: String? {
        switch self {
        case .none: nil
        case .fraction(let fraction): "value=\(fraction)"
        case .indeterminate: "indeterminate"
        case .isOn(let isOn): isOn ? "on" : "off"
        case .mixed: "mixed"
        case .text(let text): "value=\(text.debugDescription)"
        case .number(let number, let range): "value=\(number) in \(range)"
        }
    }
}

extension Axis.Set {
    fileprivate var words: String {
        switch self {
        case []: "none"
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        default: "both"
        }
    }
}

extension BorderGlyphs {
    fileprivate var summary: String {
        (topLeading + top + topTrailing + leading + trailing + bottomLeading + bottom + bottomTrailing).debugDescription
    }
}
