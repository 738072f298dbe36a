import Blazon

/// Whether a node looks otherwise in one context than in another. Nothing is kept of it but the two contexts.
struct LookComparison {
    let old: NodeContext
    let new: NodeContext

    /// Whether a paint, or the glyphs, of a node itself differ.
    ///
    /// - Parameters:
    ///   - node: Its children do not count, except for the label and the items that a native control shows by itself.
    ///   - content: What the widget of a control contains.
    ///   - roles: What else the widget of a control takes its colours from.
    func differs(_ node: Node, content: ControlContent, roles: [Theme.Role]) -> Bool {
        switch node {
        case .empty, .spacer, .stack, .layers, .grid, .scroll, .fits, .frame, .padding, .scope: false
        case .text(let text): text.runs.contains { differs($0.paint) }
        case .icon(let icon): differs(icon.paint)
        case .divider: differs(.role(.divider)) || hasOtherGlyphs
        case .fill(let fill): differs(fill.paint) || fill.pattern != .solid && hasOtherGlyphs
        case .border(let border): differs(border.paint) || border.line == nil && hasOtherGlyphs
        case .background(let background): differs(background.paint)
        case .control(let control):
            differs(control.tint) || roles.contains { differs(.role($0)) }
                || content == .nothing && differsThroughout(control.label)
                || content != .drawing && control.items.contains { differsThroughout($0) }
        }
    }

    /// Whether anything differs in a whole label.
    private func differsThroughout(_ node: Node) -> Bool {
        if case .scope(let scope) = node {
            return LookComparison(old: old.entering(scope), new: new.entering(scope)).differsThroughout(scope.content)
        }
        return differs(node, content: .drawing, roles: []) || node.children.contains { differsThroughout($0) }
    }

    private func differs(_ paint: Node.Paint?) -> Bool { old.color(of: paint) != new.color(of: paint) }

    private var hasOtherGlyphs: Bool { old.theme != new.theme && old.theme.glyphs != new.theme.glyphs }
}

extension NodeContext {
    /// Gives each word of a node, as it reads here.
    ///
    /// - Parameters:
    ///   - node: Its children do not count, except for the label and the items that a native control shows by itself.
    ///   - content: What the widget of a control contains.
    ///   - body: Gets one text after the other.
    func forEachWord(of node: Node, content: ControlContent, _ body: (String) -> Void) {
        switch node {
        case .text(let text):
            for run in text.runs { if case .word = run.content { body(self.text(of: run.content)) } }
        case .control(let control):
            // Where there is a drawing, the label is still what is read aloud.
            if content != .label { forEachWord(throughout: control.label, body) }
            if content != .drawing { for item in control.items { forEachWord(throughout: item, body) } }
            if let label = control.accessibilityLabel { forEachWord(throughout: label, body) }
        default: break
        }
    }

    private func forEachWord(throughout node: Node, _ body: (String) -> Void) {
        if case .scope(let scope) = node { return entering(scope).forEachWord(throughout: scope.content, body) }
        forEachWord(of: node, content: .drawing, body)
        for child in node.children { forEachWord(throughout: child, body) }
    }
}
