import Blazon
import BlazonViews

/// What holds where a node stands: the theme, and the stack around it.
struct LayoutContext {
    /// The stack that spacers and dividers obey.
    struct Surroundings {
        var axis: Axis
        var spacing: Int
    }

    /// How deep a tree may be. What lies deeper is not drawn: to go on would overflow the stack of a thread, 512 KiB for
    /// one that is not the main thread on some platforms.
    static let depthLimit = 256

    private(set) var theme: Theme
    private(set) var variant: Theme.Variant
    private(set) var palette: Theme.Palette
    private(set) var stack: Surroundings?
    private var depth = 0

    init(theme: Theme, variant: Theme.Variant) {
        self.theme = theme
        self.variant = variant
        palette = theme.palette(for: variant)
    }

    /// Makes what lays out a node that stands here.
    func layout(of node: Node) -> LayoutNode {
        guard depth < Self.depthLimit else { return LayoutNode() }
        var inner = self
        inner.depth += 1
        return inner.makeLayout(of: node)
    }

    /// The same place inside of a stack, or with no stack around that counts.
    func within(_ stack: Surroundings?) -> LayoutContext {
        var inner = self
        inner.stack = stack
        return inner
    }

    /// The same place inside of a scope.
    func within(_ scope: Node.Scope) -> LayoutContext {
        var inner = self
        inner.theme = scope.theme ?? theme
        inner.variant = scope.variant(in: variant)
        inner.palette = inner.theme.palette(for: inner.variant)
        return inner
    }

    /// An ink for glyphs that stand here.
    func ink(_ paint: Node.Paint?) -> Ink {
        Ink(color: paint?.color(in: palette), palette: palette)
    }

    private func makeLayout(of node: Node) -> LayoutNode {
        switch node {
        case .empty: LayoutNode()
        case .text(let text): TextLayout(text, in: self)
        case .icon(let icon): IconLayout(icon, in: self)
        case .spacer(let spacer): SpacerLayout(spacer, in: self)
        case .divider: DividerLayout(in: self)
        case .fill(let fill): FillLayout(fill, in: self)
        case .stack(let stack): StackLayout(stack, in: self)
        case .layers(let layers): LayersLayout(layers, in: self)
        case .grid(let grid): GridLayout(grid, in: self)
        case .scroll(let scroll): ScrollLayout(scroll, in: self)
        case .fits(let fits): FitsLayout(fits, in: self)
        case .frame(let frame): FrameLayout(frame, in: self)
        case .padding(let padding): PaddingLayout(padding, in: self)
        case .border(let border): BorderLayout(border, in: self)
        case .background(let background): BackgroundLayout(background, in: self)
        // Neither takes room of its own.
        case .scope(let scope): within(scope).layout(of: scope.content)
        case .control(let control): layout(of: control.drawing)
        }
    }
}
