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

    @Test(arguments: [(0, 0, ["abc", "efg"]), (1, 0, ["bcd", "fgh"]), (0, 1, ["efg", "ijk"]), (9, 0, ["", ""])])
    func `a window shows a part of its content`(x: Int, y: Int, expected: [String]) {
        let node = Node.scroll(.init([.horizontal, .vertical], x: x, y: y, content: text("abcd\nefgh\nijkl")))
        #expect(node.lines(width: 3, height: 2) == expected)
    }

    @Test func `a window is cut at its edges, and only scrolls along its axes`() {
        let scroll = Node.scroll(.init(.vertical, x: 5, y: 1, content: text("one two three")))
        let node = row(frame(scroll, width: 5, height: 1), text("|"), spacing: 0)
        #expect(node.rendered() == "two  |")
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
