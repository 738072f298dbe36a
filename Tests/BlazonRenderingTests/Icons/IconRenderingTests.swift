import Blazon
import BlazonTesting
import BlazonViews
import Foundation
import Testing

@testable import BlazonRendering

@Suite("Icons")
struct IconRenderingTests {
    private let theme = Theme(id: "plain") {
        $0[.background] = "#FFFFFF"
        $0[.primaryText] = "#000000"
        $0[.warning] = "#FF7800"
    }

    private func pixels(_ alphas: [UInt8], width: Int) throws -> Node.Icon.Image {
        let rgba: [UInt8] = alphas.flatMap { [9, 9, 9, $0] as [UInt8] }
        return .pixels(try .init(rgba: rgba, width: width, height: alphas.count / width))
    }

    private func icon(_ image: Node.Icon.Image, glyph: String = "", rows: Int = 1, _ color: Theme.Color = "#0000FF")
        -> Node
    {
        .icon(.init(image, glyph: glyph, rows: rows, paint: .color(color)))
    }

    @Test func `in text an image is its glyph, in the middle of its cells`() throws {
        let image = try pixels([255, 255, 255, 255], width: 2)
        #expect(row(icon(image, glyph: "✉"), text("Inbox")).rendered() == "✉  Inbox")
        #expect(icon(image, glyph: "✉", rows: 3).rendered() == "\n  ✉\n")
        #expect(icon(image).rendered() == "■")
        #expect(icon(image).rendered(theme: Theme(id: "a") { $0.glyphs = .ascii }) == "#")
    }

    @Test func `in a terminal an image is half-blocks, two pixels a cell`() throws {
        let image = try pixels([255, 0, 0, 255], width: 2)
        #expect(icon(image).rendered(as: .ansi(.trueColor)) == "\u{1B}[38;2;0;0;255m▀▄\u{1B}[0m")
        let full = try pixels([255, 255, 255, 255], width: 2)
        #expect(icon(full).rendered(as: .ansi(.trueColor)) == "\u{1B}[48;2;0;0;255m  \u{1B}[0m")
        let halves = try pixels([255, 255, 128, 128], width: 2)
        #expect(
            icon(halves).rendered(as: .ansi(.trueColor), theme: theme)
                == "\u{1B}[38;2;0;0;255;48;2;127;127;255m▀▀\u{1B}[0m"
        )
    }

    @Test func `what a line can hold of an image is its glyph, if it has one`() throws {
        let image = try pixels([255, 0, 0, 255], width: 2)
        #expect(icon(image, glyph: "✉").rendered(as: .ansi(.trueColor)) == "\u{1B}[38;2;0;0;255m✉\u{1B}[0m")
        #expect(!icon(image, glyph: "✉", rows: 2).rendered(as: .ansi(.trueColor)).contains("✉"))
        #expect(icon(image, glyph: "✉", rows: 2).rendered(as: .ansi(.none)) == " ✉\n")
    }

    @Test func `transparent pixels leave what lies below`() throws {
        let image = try pixels([0, 255, 0, 0], width: 2)
        let node = layers(text("ab"), icon(image, "#FF0000"))
        #expect(node.rendered(as: .ansi(.trueColor)) == "a\u{1B}[38;2;255;0;0m▀\u{1B}[0m")
    }

    @Test func `a picture is averaged down to the pixels that there are`() throws {
        let image = try pixels([255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 128, 128, 0, 0, 0, 0], width: 4)
        #expect(IconCoverage(image, width: 2, height: 2).values == [1, 0, 0, 64.0 / 255])
        #expect(IconCoverage(image, width: 4, height: 4)[2, 2] == 128.0 / 255)
        let odd = try pixels([255, 0, 255], width: 3)
        let halves = IconCoverage(odd, width: 2, height: 1).values
        #expect(abs(halves[0] - 2.0 / 3) < 1e-12 && abs(halves[1] - 2.0 / 3) < 1e-12)
    }

    @Test func `a symbol keeps its proportions and stands in the middle`() throws {
        let square = Node.Icon.Image.symbol(
            try .init(svg: #"<svg viewBox="0 0 2 2"><rect width="2" height="2"/></svg>"#)
        )
        #expect(IconCoverage(square, width: 4, height: 2).values == [0, 1, 1, 0, 0, 1, 1, 0])
    }

    @Test(
        "Shapes are filled as SVG fills them",
        arguments: [
            (#"<path d="M0 0h2v2H0z"/>"#, [1, 1, 1, 1]),
            (#"<path d="m0,0 1,0 0,1-1,0z"/>"#, [1, 0, 0, 0]),
            (#"<path d="M0 0H2V2H0ZM0 0h1v1h-1z" fill-rule="evenodd"/>"#, [0, 1, 1, 1]),
            (#"<path d="M0 0H2V2H0ZM0 0h1v1h-1z"/>"#, [1, 1, 1, 1]),
            (#"<path d="M0 0H2V2H0ZM0 0v1h1V0z"/>"#, [0, 1, 1, 1]),
            (#"<rect x="1" width="1" height="2"/>"#, [0, 1, 0, 1]),
            (#"<polygon points="0,1 2,1 2,2 0,2"/>"#, [0, 0, 1, 1]),
            (#"<g transform="translate(1 1)"><rect width="1" height="1"/></g>"#, [0, 0, 0, 1]),
            (#"<rect width="1" height="1" transform="rotate(90 1 1)"/>"#, [0, 1, 0, 0]),
            (#"<rect width="1" height="1" transform="matrix(2 0 0 1 0 0)"/>"#, [1, 1, 0, 0]),
            (#"<rect width="2" height="1" opacity="0.5"/>"#, [0.5, 0.5, 0, 0]),
            (#"<line x1="0" y1="0.5" x2="2" y2="0.5" stroke="red" stroke-width="1"/>"#, [1, 1, 0, 0]),
            (#"<rect width="2" height="2" fill="none"/>"#, [0, 0, 0, 0]),
            (#"<g fill="none"><rect width="2" height="1" fill="red"/></g>"#, [1, 1, 0, 0]),
            (#"<rect width="2" height="2" style="display:none"/>"#, [0, 0, 0, 0]),
            (#"<path d="M0 0h1e0v1.H0Z"/>"#, [1, 0, 0, 0]),
            (#"<path d="M0 0h2v2h-2 nonsense 1"/>"#, [1, 1, 1, 1]),
        ] as [(String, [Double])]
    )
    func raster(_ shapes: String, _ expected: [Double]) throws {
        let symbol = Node.Icon.Image.symbol(try .init(svg: #"<svg viewBox="0 0 2 2">\#(shapes)</svg>"#))
        let values = IconCoverage(symbol, width: 2, height: 2).values
        #expect(values == expected)
    }

    @Test(
        "Curves cover what they enclose",
        arguments: [
            (#"<circle cx="50" cy="50" r="40"/>"#, 0.5027), (#"<ellipse cx="50" cy="50" rx="40" ry="20"/>"#, 0.2513),
            (#"<path d="M10 50a40 40 0 1 1 80 0a40 40 0 1 1-80 0z"/>"#, 0.5027),
            (#"<path d="M10 50A40 40 0 0150 10A40 40 0 0190 50z"/>"#, 0.2513),
            (#"<path d="M0 0C0 100 100 100 100 0z"/>"#, 0.6), (#"<path d="M0 0Q50 100 100 0z"/>"#, 0.3333),
            (#"<path d="M0 50Q25 0 50 50T100 50V100H0z"/>"#, 0.5),
            (#"<rect x="10" y="10" width="80" height="80" rx="20"/>"#, 0.6057),
            (#"<path d="M0 50C10 0 40 0 50 50S90 100 100 50V100H0z"/>"#, 0.5),
        ]
    )
    func curves(_ shape: String, area: Double) throws {
        let symbol = Node.Icon.Image.symbol(try .init(svg: #"<svg viewBox="0 0 100 100">\#(shape)</svg>"#))
        let values = IconCoverage(symbol, width: 50, height: 50).values
        #expect(abs(values.reduce(0, +) / 2500 - area) < 0.005)
    }

    @Test func `in SVG a symbol is itself, in the icon's colour and that of its roles`() throws {
        let symbol = Node.Icon.Image.symbol(try .init(svg: Icons.envelope))
        let svg = icon(symbol, rows: 2, "#0000FF").rendered(as: .svg(title: ""), theme: theme)
        #expect(
            svg.contains(
                """
                <svg x="0" y="0" width="36" height="36" viewBox="0 0 16 16" fill="#00F"><g fill="#00F">\
                <path d="m1 3h14v10h-14z m1.5 1.5v.5l5.5 4 5.5-4v-.5z" fill-rule="evenodd"/></g>\
                <circle cx="13" cy="4" fill="#FF7800" r="3" stroke="none"/></svg>
                """
            )
        )
        #expect(MarkupTree(svg) != nil)
        let faint = icon(symbol, Theme.Color("#0000FF").withAlpha(0.38)).rendered(as: .svg, theme: theme)
        #expect(faint.contains(" fill=\"#00F\" opacity=\"0.38\">"))
    }

    @Test func `an image is shown where it stands, and its half-blocks are not`() throws {
        let image = try pixels([255, 255, 255, 255], width: 2)
        let svg = column(text("a"), row(text("b"), icon(image))).rendered(as: .svg, theme: theme)
        let tree = try #require(MarkupTree(svg))
        let element = try #require(tree.elements("image").first)
        #expect(element.attributes["x"] == "18" && element.attributes["y"] == "18")
        #expect(element.attributes["width"] == "18" && element.attributes["height"] == "18")
        #expect(tree.elements("path").count == 1)
        let html = column(text("a"), row(text("b"), icon(image))).rendered(as: .html(.inline), theme: theme)
        #expect(
            html.contains(
                "a\nb<img style=\"position:absolute;left:2ch;top:1.2em;width:2ch;height:1.2em\" alt=\"\" src=\"data:"
            )
        )
        #expect(html.contains(";position:relative;"))
    }

    @Test func `an image that is hidden in part is shown in half-blocks`() throws {
        let image = try pixels([255, 0, 0, 255], width: 2)
        let hidden = layers(icon(image, rows: 2), text("x")).rendered(as: .svg, theme: theme)
        #expect(!hidden.contains("<image"))
        #expect(hidden.contains("<path fill=\"#00F\""))
        #expect(!icon(image, rows: 2).rendered(as: .svg, theme: theme, width: 3).contains("<image"))
        let veiled = layers(icon(image, rows: 2), fill(Theme.Color("#FF0000").withAlpha(0.5)), base: 0)
        #expect(!veiled.rendered(as: .html, theme: theme).contains("<img"))
    }

    @Test func `of two images on each other both are shown`() throws {
        let image = try pixels([255, 255, 255, 255], width: 2)
        let svg = layers(icon(image, rows: 2), icon(image, rows: 2, "#FF0000")).rendered(as: .svg, theme: theme)
        #expect(svg.ranges(of: "<image").count == 2)
    }

    @Test func `a PNG image has one colour at the opacities that there are`() throws {
        let dot = try Node.Icon.Pixels(rgba: [0, 0, 0, 0, 9, 9, 9, 255], width: 2, height: 1)
        let data = Data(PNGEncoder.image(of: dot, color: "#0A141E"))
        #expect(
            data.base64EncodedString()
                == "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEUKFB4KFB74bOSnAAAAAnRSTlMA/1uRIrUAAAAOSURBVHgBAQMA/P8AAAEA"
                + "BAACCyGLcQAAAABJRU5ErkJggg=="
        )
    }

    @Test func `the pictures of icons`() throws {
        let disc = Node.Icon.Image.pixels(try .init(rgba: Icons.disc(), width: 16, height: 16))
        let envelope = Node.Icon.Image.symbol(try .init(svg: Icons.envelope))
        let rows = [1, 2, 4].map { rows in
            row(
                text("\(rows)"),
                .icon(.init(envelope, glyph: "✉", rows: rows, paint: .role(.activeIcon))),
                .icon(.init(envelope, glyph: "✉", rows: rows, paint: .role(.inactiveIcon))),
                .icon(.init(disc, glyph: "●", rows: rows, paint: .role(.accent))),
                text("日本"),
                spacing: 2
            )
        }
        let node = Node.stack(.init(.vertical, spacing: 1, children: rows))
        expectSnapshot(of: node.rendered(as: .svg(title: "Icons")), as: .svg)
        expectSnapshot(of: node.rendered(as: .html, variant: .dark), as: .html)
        expectSnapshot(of: node.rendered(as: .ansi(.trueColor)), as: .ansi(.trueColor))
        expectSnapshot(of: node.rendered(), as: .text)
    }

    @Test(.timeLimit(.minutes(1)), arguments: 0..<100)
    func `any path is drawn without a trap`(seed: Int) throws {
        var random = RandomNodes(seed: UInt64(seed))
        let parts = [
            "M", "l", "C", "a", "z", "Q", "t", "S", "h", "v", "1e308", "-1e9", "0", "1", ".5.5", "-", "e",
            "99999999999",
        ]
        let data = (0..<200).map { _ in parts[Int.random(in: parts.indices, using: &random)] }.joined(separator: " ")
        let svg =
            #"<svg viewBox="0 0 1 1"><path d="\#(data)" stroke="red" stroke-width="1e300" transform="scale(1e300)"/><path d="\#(data)" stroke="red"/></svg>"#
        let symbol = Node.Icon.Image.symbol(try .init(svg: svg))
        #expect(IconCoverage(symbol, width: 8, height: 8).values.allSatisfy { (0...1).contains($0) })
    }
}
