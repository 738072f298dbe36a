import BlazonRendering
import BlazonViews
import Testing

/// What a node promises of its properties holds after they were changed, too.
@Suite("Nodes that were changed")
struct ChangedNodeTests {
    @Test(arguments: [Double.nan, -1e30, -1, 2, .infinity, -.infinity])
    func `a part is from 0 to 1`(number: Double) {
        var fill = Node.Fill(.role(.accent), pattern: .bar)
        (fill.fraction, fill.position) = (number, number)
        let nearest: Double = number > 1 ? 1 : 0
        #expect(fill == Node.Fill(.role(.accent), pattern: .bar, fraction: nearest, position: nearest))
        #expect(Node.fill(fill).rendered(width: 4) == (nearest == 1 ? "████" : ""))
        fill.pattern = .marker
        #expect(Node.fill(fill).rendered(width: 4) == (nearest == 1 ? "   ●" : "●"))
    }

    @Test(arguments: [Int.min, -1, 0])
    func `lengths and counts are not less than they can be`(number: Int) {
        var words = Node.StyledText([.init(.verbatim("a b c"))])
        words.lineLimit = number
        #expect(words.lineLimit == 1)
        #expect(Node.text(words).rendered(width: 1) == "…")

        var cell = Node.Grid.Cell(text("a"))
        cell.columns = number
        var grid = Node.Grid(horizontalSpacing: 1, verticalSpacing: 1, rows: [.init(cells: [cell, .init(text("b"))])])
        (grid.horizontalSpacing, grid.verticalSpacing) = (number, number)
        #expect(Node.grid(grid).rendered() == "ab")

        var stack = Node.Stack(.horizontal, spacing: 3, children: [text("a"), text("b")])
        stack.spacing = number
        #expect(Node.stack(stack).rendered() == "ab")
        var space = Node.Spacer(minLength: 3)
        space.minLength = number
        #expect(row(text("a"), .spacer(space), text("b")).rendered() == "ab")
        var window = Node.Scroll([.horizontal, .vertical], x: 1, y: 1, content: text("abc"))
        (window.x, window.y) = (number, number)
        #expect(Node.scroll(window).rendered(width: 2) == "ab")
        var limits = Node.Frame(minWidth: 3, idealWidth: 3, minHeight: 3, idealHeight: 3, content: text("a"))
        (limits.minWidth, limits.idealWidth, limits.minHeight, limits.idealHeight) = (number, nil, number, nil)
        #expect(limits == Node.Frame(minWidth: 0, minHeight: 0, content: text("a")))
    }

    @Test func `a priority that is no number is the usual one`() {
        var limits = Node.Frame(content: text("aaa"))
        limits.priority = .nan
        #expect(limits.priority == 0)
        #expect(row(.frame(limits), text("bbb")).rendered(width: 5) == "aa bb\na  b")
    }

    @Test func `layers without the one that gave their size are as large as the largest`() {
        var behind = Node.Layers(base: 1, children: [text("a"), text("bb")])
        behind.children = [text("a")]
        let view = Grid {
            GridRow {
                Node.layers(behind); Text("b")
            }
        }
        #expect(view.rendered() == "a b")
    }

    @Test func `a value that is no number is told as such`() {
        let control = Node.Control(.progress, id: NodeID([]), value: .fraction(.nan), drawing: .empty)
        #expect(Node.control(control).rendered(as: .outline) == "progress: nan %")
        let endless = Node.Control(.progress, id: NodeID([]), value: .fraction(.infinity), drawing: .empty)
        #expect(Node.control(endless).rendered(as: .outline) == "progress: inf %")
    }

    @Test(arguments: [RenderFormat.text, .ansi(.none), .svg, .html, .tree, .outline])
    func `what lies too deep is an ellipsis in every format`(format: RenderFormat) {
        let deep = (0..<3000).reduce(text("a")) { node, _ in .padding(.init(EdgeInsets(), content: node)) }
        #expect(deep.rendered(as: format).contains("…"))
        #expect(
            Grid {
                deep; Text("b")
            }.rendered(as: format).contains("…")
        )
    }
}
