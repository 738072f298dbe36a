import Blazon
import BlazonRendering
import BlazonViews
import Testing

@Suite("Layers, grids, windows and choices")
struct ContainerTests {
    @Test func `layers lie on top of each other, by their alignment`() {
        let node = layers(text("aaaaa\naaaaa\naaaaa"), text("b"), alignment: .center)
        #expect(node.lines() == ["aaaaa", "aabaa", "aaaaa"])
        #expect(layers(text("a"), text("bb\ncc")).lines() == ["bb", "cc"])
    }

    @Test func `a base gives its size to the others, wherever it stands`() {
        let node = layers(fill(.black, .track), text("ab"), base: 1)
        #expect(border(node).lines() == ["┌──┐", "│ab│", "└──┘"])
    }

    @Test func `an overlay may be larger than its base and is cut only by the surface`() {
        let overlay = layers(text("a"), frame(text("wide"), width: 4), base: 0)
        #expect(row(overlay, spacing: 0).rendered(width: 3) == "wid")
        #expect(overlay.rendered() == "w")
    }

    @Test func `layers that can grow fill the size of the largest`() {
        #expect(layers(fill(.black, .track), text("a b", alignment: .center)).lines() == ["a b"])
        let node = layers(text("abc\ndef"), fill(.black, .track), base: nil)
        #expect(node.lines() == ["░░░", "░░░"])
    }

    @Test func `a grid's columns are as wide as their widest cell, its rows as high as their highest`() {
        let grid = Node.Grid(
            alignment: .topLeading,
            horizontalSpacing: 1,
            verticalSpacing: 0,
            rows: [
                [text("name"), text("1"), text("x")],
                [text("a"), text("22\n33")],
                [],
                [text("b"), text("4"), .empty],
            ]
        )
        #expect(Node.grid(grid).lines() == ["name 1  x", "a    22", "     33", "b    4"])
    }

    private func grid(_ rows: [[Node.Grid.Cell]], alignment: Alignment = .topLeading, spacing: Int = 1) -> Node {
        let rows = rows.map { Node.Grid.Row(cells: $0) }
        return .grid(.init(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: 0, rows: rows))
    }

    @Test func `a cell of several columns takes them, and what it needs more is shared among them`() {
        #expect(
            grid([[.init(text("aaa")), .init(text("bbb"))], [.init(columns: 2, text("cc"))], [.init(text("d"))]])
                .lines()
                == ["aaa bbb", "cc", "d"]
        )
        let title = Node.Grid.Cell(columns: 2, text("a title"))
        #expect(grid([[title], [.init(text("a")), .init(text("b"))]]).lines() == ["a title", "a   b"])
    }

    @Test(arguments: [2, 3, 1_000, .max])
    func `a cell of more columns than there are takes all`(columns: Int) {
        let line = Node.Grid.Cell(columns: columns, unsizedAxes: .horizontal, .divider)
        let lines = grid([[.init(text("aa")), .init(text("bb"))], [line]]).lines(width: 9)
        #expect(lines == ["aa bb", columns == 3 ? "──────" : "─────"])
    }

    @Test func `a cell that takes all leaves their columns to those behind it`() {
        let cells: [[Node.Grid.Cell]] = [
            [.init(text("a")), .init(text("b")), .init(text("c"))], [.init(columns: .max, .divider), .init(text("d"))],
        ]
        #expect(grid(cells).lines() == ["a b c", "─── d"])
    }

    @Test func `what can grow makes its column grow, unless it has no size of its own`() {
        let track = fill(.black, .track)
        #expect(grid([[.init(text("a")), .init(track)], [.init(text("bb"))]]).lines(width: 8) == ["a  ░░░░░", "bb"])
        let unsized = Node.Grid.Cell(unsizedAxes: .horizontal, track)
        #expect(
            grid([[.init(text("a")), .init(text("ccc"))], [.init(text("bb")), unsized]]).lines(width: 8) == [
                "a  ccc", "bb ░░░",
            ]
        )
    }

    @Test func `columns share what room there is, and rows become as high as that makes them`() {
        let cells = [
            [Node.Grid.Cell(text("name")), .init(text("a rather long text"))], [.init(text("b")), .init(text("c"))],
        ]
        #expect(grid(cells).lines() == ["name a rather long text", "b    c"])
        #expect(grid(cells).lines(width: 16) == ["name a rather", "     long text", "b    c"])
        #expect(grid(cells).lines(width: 16, height: 2) == ["name a rather l…", "b    c"])
        #expect(grid(cells).lines(width: 0, height: 1) == [""])
    }

    @Test func `a column and a row may have an alignment of their own`() {
        let cells = [
            [Node.Grid.Cell(text("a")), .init(columnAlignment: .trailing, text("1"))],
            [.init(text("b")), .init(text("234"))],
        ]
        #expect(grid(cells).lines() == ["a   1", "b 234"])
        let rows: [Node.Grid.Row] = [
            .init(alignment: .bottom, cells: [.init(text("a\nb")), .init(text("1"))]),
            .init(cells: [.init(text("c\nd")), .init(text("2"))]),
        ]
        let node = Node.grid(.init(alignment: .top, horizontalSpacing: 1, verticalSpacing: 0, rows: rows))
        #expect(node.lines() == ["a", "b 1", "c 2", "d"])
    }

    @Test func `lines of text in a row of a grid stand on one line`() {
        let row = Node.Grid.Row(alignment: .firstTextBaseline, cells: [.init(text("a")), .init(border(text("b")))])
        let below = Node.Grid.Row(cells: [.init(text("c"))])
        let node = Node.grid(.init(horizontalSpacing: 0, verticalSpacing: 0, rows: [row, below]))
        #expect(node.lines() == [" ┌─┐", "a│b│", " └─┘", "c"])
    }

    @Test(arguments: [
        (0, 0, ["abc", "efg"]), (1, 0, ["bcd", "fgh"]), (0, 1, ["efg", "ijk"]), (9, 9, ["fgh", "jkl"]),
    ])
    func `a window shows a part of its content`(x: Int, y: Int, expected: [String]) {
        let node = Node.scroll(.init([.horizontal, .vertical], x: x, y: y, content: text("abcd\nefgh\nijkl")))
        #expect(node.lines(width: 3, height: 2) == expected)
    }

    @Test func `a window is cut at its edges, and only scrolls along its axes`() {
        let scroll = Node.scroll(.init(.vertical, x: 5, y: 1, content: text("one two three")))
        let node = row(frame(scroll, width: 5, height: 1), text("|"), spacing: 0)
        #expect(node.rendered() == "two  |")
    }

    @Test func `a window that is larger than its content begins with it`() {
        let node = Node.scroll(.init([.horizontal, .vertical], x: 2, y: 2, content: text("ab\ncd")))
        #expect(node.lines(width: 4, height: 3) == ["ab", "cd", ""])
    }

    @Test func `a line counts for its neighbours as long as it is in the window`() {
        let window = frame(.scroll(.init(.vertical, y: 1, content: text("a\nb\nc"))), height: 2)
        let first = Alignment(horizontal: .center, vertical: .firstTextBaseline)
        let last = Alignment(horizontal: .center, vertical: .lastTextBaseline)
        #expect(row(text("1\n2"), window, alignment: last).lines() == ["1 b", "2 c"])
        // The first line is scrolled away, so that the window stands by its lower edge.
        #expect(row(text("1\n2"), window, alignment: first).lines() == ["  b", "1 c", "2"])
    }

    @Test func `a window without axes cuts what laps over`() {
        let wide = frame(text("abcdef"), width: 6)
        let cut = Node.scroll(.init([], content: frame(wide, width: 2, alignment: .leading)))
        #expect(row(cut, text("|"), spacing: 0).rendered() == "ab|")
    }

    @Test func `a wide glyph at the edge of a window is a blank`() {
        let node = Node.scroll(.init(.horizontal, x: 1, content: text("日本")))
        #expect(node.rendered(width: 3, height: 1) == " 本")
        #expect(node.rendered(width: 2, height: 1) == "")
    }

    @Test(arguments: [(20, "a long title"), (12, "a long title"), (11, "short"), (5, "short"), (2, "s…")])
    func `the first alternative that fits is shown, else the last`(width: Int, expected: String) {
        let node = Node.fits(.init(.horizontal, alternatives: [text("a long title"), text("short", lineLimit: 1)]))
        #expect(node.rendered(width: width, height: 1) == expected)
        #expect(node.rendered() == "a long title")
    }

    @Test func `a choice of nothing is nothing`() {
        #expect(Node.fits(.init(alternatives: [])).rendered() == "")
    }
}
