import Blazon
import BlazonStrings

/// All in a node that depends on the theme, the variant or the words of the moment, as it is now.
///
/// Two resolutions of one node have the same ``look`` when it would be drawn the same.
struct Resolution {
    /// In the order of the nodes.
    struct Look: Equatable {
        var colors: [Theme.Color] = []
        var glyphs: [GlyphSet] = []
        var texts: [String] = []
    }

    private(set) var look = Look()
    private(set) var words = ResolvedWords()

    init(of node: Node, theme: Theme, variant: Theme.Variant) {
        enter(node, Scope(theme: theme, variant: variant))
    }

    private struct Scope {
        let theme: Theme
        let variant: Theme.Variant
        let palette: Theme.Palette

        init(theme: Theme, variant: Theme.Variant) {
            self.theme = theme
            self.variant = variant
            palette = theme.palette(for: variant)
        }
    }

    /// Any text may be cut, so that the ellipsis counts wherever a theme begins.
    private mutating func enter(_ content: Node, _ scope: Scope) {
        look.texts.append(scope.theme.glyphs.ellipsis)
        collect(content, scope)
    }

    private mutating func collect(_ node: Node, _ scope: Scope) {
        switch node {
        case .empty, .spacer: break
        case .text(let text):
            for run in text.runs {
                collect(run.paint, scope)
                if case .word(let word) = run.content { look.texts.append(words.resolve(word, theme: scope.theme)) }
            }
        case .icon(let icon):
            collect(icon.paint, scope)
            guard let image = icon.image else { break }
            look.glyphs.append(scope.theme.glyphs)
            if case .symbol(let symbol) = image {
                for role in symbol.roles.sorted(by: { $0.name < $1.name }) { collect(.role(role), scope) }
            }
        case .divider:
            collect(.role(.divider), scope)
            look.glyphs.append(scope.theme.glyphs)
        case .fill(let fill):
            collect(fill.paint, scope)
            if fill.pattern != .solid { look.glyphs.append(scope.theme.glyphs) }
        case .border(let border):
            collect(border.paint, scope)
            if border.line == nil { look.glyphs.append(scope.theme.glyphs) }
            collect(border.content, scope)
        case .background(let background):
            collect(background.paint, scope)
            collect(background.content, scope)
        case .scope(let inner):
            let theme = inner.theme ?? scope.theme
            enter(inner.content, Scope(theme: theme, variant: inner.variant(in: scope.variant)))
        case .control(let control):
            collect(control.tint, scope)
            collect(control.label, scope)
            collect(control.drawing, scope)
            for item in control.items { collect(item, scope) }
            if let label = control.accessibilityLabel { collect(label, scope) }
        case .stack, .layers, .grid, .fits, .scroll, .frame, .padding:
            for child in node.children { collect(child, scope) }
        }
    }

    /// Nil is the colour of text that has none of its own. A colour that lets others shine through depends on what lies
    /// behind everything, too.
    private mutating func collect(_ paint: Node.Paint?, _ scope: Scope) {
        let color = (paint ?? .role(.primaryText)).color(in: scope.palette)
        look.colors.append(color)
        if !color.isOpaque { look.colors.append(scope.palette[.background]) }
    }
}
