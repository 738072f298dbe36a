import Blazon
import BlazonViews

/// What a view says to somebody who does not see it: its controls and texts, a line each, in the order in which they are read.
struct OutlineWriter {
    private var lines: [String] = []
    private var indentation = ""
    private var theme: Theme
    /// The label of the control that is being written: what it says has been said.
    private var saidLabel = ""
    private var depth = 0

    init(theme: Theme) { self.theme = theme }

    /// The outline of a node; no line break at the end.
    static func string(for node: Node, theme: Theme) -> String {
        var writer = OutlineWriter(theme: theme)
        writer.write(node)
        return writer.lines.joined(separator: "\n")
    }

    private mutating func write(_ node: Node) {
        guard depth < LayoutContext.depthLimit else { return lines.append(indentation + theme.glyphs.ellipsis) }
        depth += 1
        defer { depth -= 1 }
        switch node {
        case .text(let text):
            let words = text.words(theme: theme)
            if words == saidLabel {
                saidLabel = ""
            } else if !words.allSatisfy(\.isWhitespace) {
                lines.append("\(indentation)text \(words.quotedForOutline)")
            }
        case .control(let control): write(control)
        case .fits(let fits): if let best = fits.alternatives.first { write(best) }
        case .scope(let scope):
            let outer = theme
            theme = scope.theme ?? theme
            write(scope.content)
            theme = outer
        case .empty, .icon, .spacer, .divider, .fill, .stack, .layers, .grid, .scroll, .frame, .padding, .border,
            .background:
            let parts = node.parts
            for (index, part) in parts.enumerated() {
                // A form puts the label of a row into a cell of its own.
                if index + 1 < parts.count, case .control(let next) = parts[index + 1], next.label == part { continue }
                write(part)
            }
        }
    }

    private mutating func write(_ control: Node.Control) {
        lines.append(indentation + OutlineLine(control, theme: theme).description)
        let (indentation, saidLabel) = (indentation, saidLabel)
        self.indentation += "  "
        if control.kind.isContainer {
            self.saidLabel = control.label.spokenWords(theme: theme)
            write(control.drawing)
        } else if control.kind == .option {
            for inner in control.drawing.controls() { write(inner) }
        } else {
            for item in control.items { write(item) }
        }
        (self.indentation, self.saidLabel) = (indentation, saidLabel)
    }
}

extension Node {
    /// The controls in the node that stand in no other one.
    ///
    /// - Parameter depth: How deep the node lies; too deep, there are none.
    fileprivate func controls(depth: Int = 0) -> [Control] {
        if case .control(let control) = self { return [control] }
        guard depth < LayoutContext.depthLimit else { return [] }
        return parts.flatMap { $0.controls(depth: depth + 1) }
    }
}

extension Node.Control.Kind {
    /// Whether what it draws is more than what it says itself.
    fileprivate var isContainer: Bool {
        let containers: Set<Node.Control.Kind> = [
            .groupBox, .controlGroup, .labeledContent, .disclosureGroup, .form, .list, .table,
        ]
        return containers.contains(self)
    }
}
