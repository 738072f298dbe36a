import Blazon
import BlazonViews

/// What holds where a node stands: the theme, and the stack around it.
struct LayoutContext {
    /// The stack that spacers and dividers obey.
    struct Surroundings {
        var axis: Axis
        var spacing: Int
    }

    /// How deep a tree may be. For what lies deeper there is an ellipsis: to go on would overflow the stack of a thread, which for
    /// one that is not the main thread has 512 KiB on some platforms. A level takes up to 2.6 KiB in a debug build.
    static let depthLimit = 128

    private(set) var setting: LayoutSetting
    private(set) var stack: Surroundings?
    private var depth = 0

    init(
        theme: Theme,
        variant: Theme.Variant,
        icons: IconDrawing = .blocks,
        options: TextOptions = TextOptions()
    ) {
        setting = LayoutSetting(theme: theme, variant: variant, icons: icons, options: options)
    }

    var theme: Theme { setting.theme }
    var palette: Theme.Palette { setting.palette }
    var usual: UsualColors { setting.usual }
    /// What the images of icons become.
    var icons: IconDrawing { setting.icons }
    /// How text becomes cells.
    var options: TextOptions { setting.options }

    /// Makes what lays out a node that stands here.
    ///
    /// It is a fold: the parts first, then the node of its parts. Nothing but this small function calls itself, so that a
    /// level of the tree costs little of the thread's stack.
    func layout(of node: Node) -> LayoutNode {
        guard depth < Self.depthLimit else { return node == .empty ? LayoutNode() : ellipsis }
        var parts: [LayoutNode] = []
        let nodes = node.parts
        if !nodes.isEmpty {
            let inside = inside(of: node)
            parts.reserveCapacity(nodes.count)
            for part in nodes { parts.append(inside.layout(of: part)) }
        }
        return makeLayout(of: node, parts: parts)
    }

    /// Stands for what cannot be drawn, so that it is not lost in silence.
    private var ellipsis: LayoutNode {
        makeLayout(of: .text(.init([.init(.verbatim(theme.glyphs.ellipsis))])), parts: [])
    }

    /// What lines and bars are drawn of here.
    var glyphs: GlyphSet { theme.glyphs(for: options) }

    /// An ink for glyphs that stand here.
    func ink(_ paint: Node.Paint?) -> Ink {
        Ink(color: paint?.color(in: palette), usual: setting.usual)
    }

    /// What holds for the parts of a node that stands here.
    private func inside(of node: Node) -> LayoutContext {
        var inside = self
        inside.depth += 1
        switch node {
        case .stack(let stack): inside.stack = Surroundings(axis: stack.axis, spacing: Extent.clamped(stack.spacing))
        case .layers, .grid, .scroll: inside.stack = nil
        case .scope(let scope):
            inside.setting = LayoutSetting(
                theme: scope.theme ?? theme,
                variant: scope.variant(in: setting.variant),
                icons: icons,
                options: options
            )
        default: break
        }
        return inside
    }

    private func makeLayout(of node: Node, parts: [LayoutNode]) -> LayoutNode {
        // Of the nodes that have exactly one.
        var content: LayoutNode { parts.first ?? LayoutNode() }
        return switch node {
        case .empty: LayoutNode()
        case .text(let text): TextLayout(text, in: self)
        case .icon(let icon):
            icon.image.map { ImageLayout(icon, image: $0, in: self) } ?? IconLayout(icon, in: self)
        case .spacer(let spacer): SpacerLayout(spacer, in: self)
        case .divider: DividerLayout(in: self)
        case .fill(let fill): FillLayout(fill, in: self)
        case .stack(let stack): StackLayout(stack, children: parts)
        case .layers(let layers): LayersLayout(layers, children: parts)
        case .grid(let grid): GridLayout(grid, cells: parts)
        case .scroll(let scroll): ScrollLayout(scroll, content: content)
        case .fits(let fits): FitsLayout(fits, alternatives: parts)
        case .frame(let frame): FrameLayout(frame, content: content)
        case .padding(let padding): PaddingLayout(padding, content: content)
        case .border(let border): BorderLayout(border, content: content, in: self)
        case .background(let background): BackgroundLayout(background, content: content, in: self)
        // Neither takes room of its own.
        case .scope, .control: content
        }
    }
}
