import Blazon
import BlazonTesting
import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("SVG")
struct SVGWriterTests {
    private let theme = Theme(id: "plain") {
        $0[.background] = "#FFFFFF"
        $0[.primaryText] = "#000000"
    }

    private func svg(_ node: Node, width: Int? = nil, height: Int? = nil) -> String {
        node.rendered(as: .svg, theme: theme, width: width, height: height)
    }

    private func tree(_ node: Node) throws -> MarkupTree { try #require(MarkupTree(svg(node))) }

    @Test func `a line is a piece of text that is as long as its cells`() {
        #expect(
            svg(text("Hi")) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 18 18" role="img" fill="#000" \
                font-family="\(PictureColors.fonts)" font-size="15" style="font-variant-ligatures:none">
                <title>Hi</title>
                <path fill="#FFF" d="M0 0H18V18H0z"/>
                <text x="0" textLength="18" lengthAdjust="spacingAndGlyphs" y="14">Hi</text>
                </svg>
                """
        )
    }

    @Test func `every kind of glyph stands in its cells`() {
        expectSnapshot(of: SampleNodes.glyphs.rendered(as: .svg(title: "Glyphs")), as: .svg)
    }

    @Test func `every line and block is drawn`() throws {
        let picture = SampleNodes.lines.rendered(as: .svg(title: "Lines"))
        #expect(try #require(MarkupTree(picture)).elements("text").isEmpty)
        expectSnapshot(of: picture, as: .svg)
    }

    @Test(arguments: 0x2500...0x259F as ClosedRange<UInt32>)
    func `every line and block lies in its cell`(value: UInt32) throws {
        let character = Character(try #require(Unicode.Scalar(value)))
        #expect(CellShape.isDrawn(character) && !CellShape.isDrawn(Character("\(character)\u{301}")))
        let shapes = CellShape.shapes(of: character)
        #expect(!shapes.isEmpty)
        for case .rect(let rect) in shapes {
            #expect(0 <= rect.minX && rect.minX < rect.maxX && rect.maxX <= ShapeRect.cellWidth)
            #expect(0 <= rect.minY && rect.minY < rect.maxY && rect.maxY <= ShapeRect.cellHeight)
        }
    }

    @Test func `attributes are those of the cells`() throws {
        let runs = [
            run("b", .bold, paint: .color("#112233")), run("i", .italic), run("u", .underline),
            run("s", .strikethrough),
        ]
        let tree = try tree(.text(.init(runs)))
        let texts = tree.elements("text")
        #expect(texts.map(\.text) == ["b", "i", "u", "s"])
        #expect(texts.map { $0.attributes["x"] } == ["0", "9", "18", "27"])
        #expect(texts[0].attributes["font-weight"] == "bold")
        #expect(texts[0].attributes["fill"] == "#123")
        #expect(texts[1].attributes["font-style"] == "italic")
        #expect(texts[2].attributes.count == 4)
        // The lines are drawn, so that they go through blanks as well.
        #expect(
            tree.elements("path").map { $0.attributes["d"] } == ["M0 0H36V18H0z", "M18 16H27V17H18zM27 9H36V10H27z"]
        )
    }

    @Test func `backgrounds of one colour are one path, and what touches is one rectangle`() throws {
        let red: Theme.Color = "#FF0000"
        let node = column(
            background(red, frame(text("a"), width: 3)),
            background(red, frame(text("b"), width: 3)),
            background(red, text("c"))
        )
        let paths = try tree(node).elements("path").map { $0.attributes["d"] }
        #expect(paths == ["M0 0H27V54H0z", "M0 0H27V36H0zM0 36H9V54H0z"])
    }

    @Test func `a wide glyph has both of its cells, and what follows begins after them`() throws {
        let texts = try tree(text("日本x👨‍👩‍👧y")).elements("text")
        #expect(texts.map(\.text) == ["日本", "x", "👨‍👩‍👧", "y"])
        #expect(texts.map { $0.attributes["x"] } == ["9 27", "36", "45", "63"])
        #expect(texts.map { $0.attributes["textLength"] } == [nil, "9", "18", "9"])
        #expect(texts[0].attributes["text-anchor"] == "middle")
    }

    @Test func `blanks of a line are no text, so that nothing can collapse them`() throws {
        let texts = try tree(text("  a b   c  ")).elements("text")
        #expect(texts.map(\.text) == ["a b", "c"])
        #expect(texts.map { $0.attributes["x"] } == ["18", "72"])
    }

    @Test func `the title is what was given, else the first words`() throws {
        #expect(try tree(border(text("Inbox & more"))).elements("title").map(\.text) == ["Inbox & more"])
        #expect(text("a").rendered(as: .svg(title: "<b>")).contains("<title>&lt;b&gt;</title>"))
        #expect(text("a").rendered(as: .svg(title: "a\u{202E}\u{1B}[31mb")).contains("<title>ab</title>"))
        #expect(try tree(.divider).elements("title").isEmpty)
    }

    @Test func `nothing is an image without a size`() throws {
        let svg = try #require(try tree(.empty).elements.first)
        #expect(svg.attributes["width"] == "0")
        #expect(svg.attributes["viewBox"] == "0 0 0 0")
    }

    @Test func `lines that touch are one, across a page and down its side`() throws {
        let paths = try tree(border(frame(text(""), width: 40, height: 10), .line)).elements("path")
        #expect(
            paths.last?.attributes["d"]
                == "M4 9H5V208H4zM4 9H374V10H4zM373 9H374V208H373zM4 207H374V208H4z"
        )
    }
}
