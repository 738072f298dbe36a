import BlazonViews

/// A widget that remembers what it was told to show.
final class RecordedWidget {
    /// The node's own line in its description, and what its colours and words came to.
    var look: String
    var children: [RecordedWidget] = []

    init(_ look: String) { self.look = look }

    /// The widget and all below it, a line each.
    var tree: String {
        ([look] + children.map { $0.tree }.map { "  " + $0.replacing("\n", with: "\n  ") }).joined(separator: "\n")
    }
}

/// A toolkit in memory, which counts what it is asked to do and does not forgive what makes no sense.
final class RecordingBackend: ReconcilerBackend {
    enum Operation: Hashable { case make, update, insert, move, remove, arrange }

    private(set) var operations: [Operation: Int] = [:]
    /// Where a sibling or a child was not where it was said to be.
    private(set) var mistakes = 0
    private let contentOfControls: ControlContent
    private let rolesOfControls: [Theme.Role]

    init(controls: ControlContent = .drawing, roles: [Theme.Role] = []) {
        contentOfControls = controls
        rolesOfControls = roles
    }

    /// What was done since the last time, but for arranging; nothing is left out that was done.
    func takeOperations() -> [Operation: Int] {
        defer { operations = [:] }
        return operations.filter { $0.key != .arrange }
    }

    private func note(_ operation: Operation) { operations[operation, default: 0] += 1 }

    func make(_ node: Node, in context: NodeContext) -> RecordedWidget {
        note(.make)
        return RecordedWidget(look(of: node, in: context))
    }

    func update(_ widget: RecordedWidget, from old: Node, to new: Node, in context: NodeContext) {
        note(.update)
        let look = look(of: new, in: context)
        widget.look = look
    }

    func insert(_ child: RecordedWidget, into parent: RecordedWidget, after sibling: RecordedWidget?) {
        note(.insert)
        put(child, into: parent, after: sibling)
    }

    func move(_ child: RecordedWidget, in parent: RecordedWidget, after sibling: RecordedWidget?) {
        note(.move)
        take(child, from: parent)
        put(child, into: parent, after: sibling)
    }

    func remove(_ child: RecordedWidget, from parent: RecordedWidget) {
        note(.remove)
        take(child, from: parent)
    }

    func content(of control: Node.Control) -> ControlContent { contentOfControls }
    func roles(of control: Node.Control) -> [Theme.Role] { rolesOfControls }
    func arrange(_ widget: RecordedWidget, showing node: Node) { note(.arrange) }

    private func put(_ child: RecordedWidget, into parent: RecordedWidget, after sibling: RecordedWidget?) {
        guard let sibling else { return parent.children.insert(child, at: 0) }
        guard let index = parent.children.firstIndex(where: { $0 === sibling }) else { return mistakes += 1 }
        parent.children.insert(child, at: index + 1)
    }

    private func take(_ child: RecordedWidget, from parent: RecordedWidget) {
        guard let index = parent.children.firstIndex(where: { $0 === child }) else { return mistakes += 1 }
        parent.children.remove(at: index)
    }

    private func look(of node: Node, in context: NodeContext) -> String {
        let line = node.description.prefix { $0 != "\n" }
        let details: [String] =
            switch node {
            case .text(let text): text.runs.map { context.color(of: $0.paint).hex } + [context.text(of: text)]
            case .icon(let icon): [context.color(of: icon.paint).hex]
            case .divider: [context.palette[.divider].hex, context.theme.glyphs.horizontalDivider]
            case .fill(let fill): [context.color(of: fill.paint).hex, context.theme.glyphs.bar]
            case .border(let border): [context.color(of: border.paint).hex, context.theme.glyphs.border.top]
            case .background(let background): [context.color(of: background.paint).hex]
            case .control(let control):
                [context.color(of: control.tint).hex] + rolesOfControls.map { context.palette[$0].hex }
                    + (contentOfControls == .label ? [] : [context.text(of: control.label)])
            default: []
            }
        return ([String(line)] + details).joined(separator: " | ")
    }
}
