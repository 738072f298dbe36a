import Blazon
import BlazonViews
import CGTK

/// The colours of GTK's own widgets: a class of CSS for each theme, variant and tint that a control was shown in.
final class StyleSheet {
    static let roles: [Theme.Role] = [.card, .highlightedCard, .primaryText, .disabledText, .divider, .danger]

    private let provider = gtk_css_provider_new()
    private var nameByColors: [[Theme.Color]: String] = [:]
    /// The classes that there are.
    var names: some Collection<String> { nameByColors.values }
    private var rules = ""

    init() {
        gtk_style_context_add_provider_for_display(gdk_display_get_default(), provider.map { OpaquePointer($0) }, 700)
    }

    func className(in context: NodeContext, tint: Node.Paint) -> String {
        let key = Self.roles.map { context.palette[$0] } + [context.color(of: tint)]
        if let name = nameByColors[key] { return name }
        let name = "look\(nameByColors.count)"
        nameByColors[key] = name
        rules += Self.rules(for: name, colors: key.map(\.css))
        gtk_css_provider_load_from_data(provider, rules, -1)
        return name
    }

    private static func rules(for name: String, colors: [String]) -> String {
        let (card, raised, text, faint, line, danger, tint) =
            (colors[0], colors[1], colors[2], colors[3], colors[4], colors[5], colors[6])
        return """
            .\(name) { color: \(text); outline-color: \(tint); }
            .\(name):disabled, button.\(name):disabled label { color: \(faint); }
            button.\(name), .\(name) button, entry.\(name), passwordentry.\(name), .\(name) spinbutton {
              background: \(card); color: \(text); border: 1px solid \(line); box-shadow: none; text-shadow: none; }
            button.\(name):hover { background: \(raised); }
            button.\(name):checked, button.\(name).borderedProminent { background: \(tint); }
            button.\(name):checked label, button.\(name).borderedProminent label { color: \(card); }
            button.\(name).plain, button.\(name).link { background: none; border-color: transparent; }
            button.\(name).plain label, button.\(name).link label { color: \(tint); }
            button.\(name).destructive { border-color: \(danger); }
            button.\(name).destructive label { color: \(danger); }
            checkbutton.\(name) check, .\(name) switch, .\(name) trough { background: \(line); border-color: \(line); }
            checkbutton.\(name) check:checked, .\(name) switch:checked { background: \(tint); color: \(card); }
            .\(name) progress, .\(name) highlight, .\(name) block.filled { background: \(tint); border-color: \(tint); }
            .\(name) block.empty { background: \(line); border-color: \(line); }
            .\(name) trough, .\(name) progress { min-height: 8px; }
            .\(name) progressbar, .\(name) scale, .\(name) levelbar { min-width: 160px; }
            .\(name) spinner { color: \(tint); }

            """
    }
}
