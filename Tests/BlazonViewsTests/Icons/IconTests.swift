import Blazon
import BlazonViews
import Testing

@Suite("Icon templates")
struct IconTests {
    @Test func `opacity is kept and colour replaced, each rounded once`() throws {
        for color in ["#FF0000", "#2196F3", "#01FE80"] as [Theme.Color] {
            for opacity in [1, 0.54, 0.38] {
                let alphas = (0...255).map { UInt8($0) }
                let template = try Node.Icon.Pixels(
                    rgba: alphas.flatMap { [$0 / 2, $0, 0, $0] },
                    width: 16,
                    height: 16
                )
                let tinted = template.tinted(color.withAlpha(opacity))
                for (index, alpha) in alphas.enumerated() {
                    let exact = Double(alpha) / 255 * opacity
                    let expected = [Double(color.red), Double(color.green), Double(color.blue), 255].map { $0 * exact }
                    let pixel = tinted[4 * index..<4 * index + 4].map(Double.init)
                    #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= 0.5 })
                }
            }
        }
    }

    @Test func `a picture has four bytes for each of its pixels`() {
        #expect(throws: IconError.byteCount(15, expected: 16)) {
            try Icon(pixels: Array(repeating: 0, count: 15), width: 2, height: 2)
        }
        #expect(throws: IconError.pixelSize(width: 0, height: 2)) { try Icon(pixels: [], width: 0, height: 2) }
        #expect(throws: IconError.pixelSize(width: 1025, height: .max)) {
            try Icon(pixels: [], width: 1025, height: .max)
        }
        #expect(
            IconError.byteCount(15, expected: 16).description
                == "15 bytes of pixels: expected 16, four for each (red, green, blue, alpha)"
        )
    }

    @Test(arguments: [
        (1, 16, 16, 2), (4, 16, 16, 8), (1, 32, 16, 4), (2, 16, 32, 2), (1, 1, 1024, 1), (32, 1024, 1, 512),
        (99, 1, 1, 64),
        (-1, 1, 1, 2),
    ])
    func `a cell is half as wide as high`(rows: Int, width: Int, height: Int, columns: Int) throws {
        let pixels = try Node.Icon.Pixels(
            rgba: Array(repeating: 0, count: width * height * 4),
            width: width,
            height: height
        )
        #expect(Node.Icon(.pixels(pixels), rows: rows).columns == columns)
    }

    @Test func `a tree says what an icon is`() throws {
        let symbol = try Icon(svg: #"<svg viewBox="0 0 16 16"/>"#, glyph: "✉", rows: 2).foregroundStyle(.activeIcon)
        #expect(symbol.node().description == #"icon "✉" symbol 16.0×16.0 rows=2 activeIcon"#)
        let pixels = try Icon(pixels: [0, 0, 0, 0], width: 1, height: 1)
        #expect(pixels.node().description == #"icon "" pixels 1×1"#)
        #expect(Icon("★").node().description == #"icon "★""#)
    }

    @Test func `nothing that runs or leads elsewhere is kept of an image`() throws {
        let symbol = try Node.Icon.Symbol(
            svg: """
                <svg viewBox="0 0 1 1" onload="alert(1)"><script>alert(2)</script><style>@import url(x)</style>
                <defs><linearGradient id="a"><stop/></linearGradient></defs><![CDATA[<script/>]]>
                <path d="M0 0" onclick="alert(3)" href="https://x" style="fill:url(#a);background:url(y);d:url(z)"
                  stroke='url("https://evil")' id="&quot;" xlink:href="javascript:x" transform="url(z)" r="&lt;"/></svg>
                """
        )
        #expect(symbol.shapes.map(\.element) == ["path"])
        #expect(symbol.shapes[0].attributes == ["d": "M0 0", "fill": "currentColor", "stroke": "currentColor"])
    }

    @Test func `classes are roles, and what is hidden is not there`() throws {
        let symbol = try Node.Icon.Symbol(
            svg: """
                <svg viewBox="0 0 1 1"><g class="x error"><rect class="success"/></g><rect display="none"/>\
                <g style="display : none"><rect/></g><rect visibility="hidden"/><circle class="warning"/></svg>
                """
        )
        #expect(symbol.shapes.map(\.role) == [.danger, .warning])
        #expect(symbol.shapes[0].shapes.map(\.role) == [.success])
        #expect(symbol.roles == [.danger, .success, .warning])
    }

    @Test(arguments: [
        ("", "1:1: error: expected <svg>"),
        ("<html/>", "1:1: error: expected <svg>"),
        ("<svg/>", "1:1: error: expected a viewBox, or a width and a height, of numbers above 0"),
        ("<svg viewBox=\"0 0 0 1\"/>", "1:1: error: expected a viewBox, or a width and a height, of numbers above 0"),
        ("<svg viewBox=\"0 0 nan 1\"/>", "1:1: error: expected a viewBox, or a width and a height, of numbers above 0"),
        ("<svg viewBox=\"0 0 1 1\">\n é<path></svg>", "2:9: error: expected </path>, not </svg>"),
        ("<svg viewBox=\"0 0 1 1\">", "1:24: error: expected </svg>"),
        ("<svg viewBox=\"0 0 1 1\"><use href=\"#a\"/></svg>", "1:24: error: <use> cannot be drawn in one colour"),
        ("<svg viewBox=\"0 0 1 1\"><path d=M0/></svg>", "1:32: error: expected a quoted value of 'd'"),
        ("<svg viewBox=\"0 0 1 1\"><path d/></svg>", "1:31: error: expected '=' after 'd'"),
        ("<svg viewBox=\"0 0 1 1\"><path d='' d=''/></svg>", "1:35: error: there is 'd' twice"),
        ("<svg viewBox=\"0 0 1 1\"/><a/>", "1:25: error: <a> after the image"),
        ("<!DOCTYPE x [<!ENTITY a \"b\">]><svg/>", "1:1: error: entities cannot be declared"),
        ("<!-- ", "1:1: error: expected '-->'"),
        ("<svg viewBox=\"0 0 1 1\"><", "1:25: error: expected a name"),
    ])
    func `what is no image is told with its place`(svg: String, message: String) {
        do throws(IconError) {
            _ = try Node.Icon.Symbol(svg: svg)
            Issue.record("it was read")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test func `an image has bounds`() {
        let deep = "<svg viewBox='0 0 1 1'>" + String(repeating: "<g>", count: 100)
        let many = "<svg viewBox='0 0 1 1'>" + String(repeating: "<g/>", count: 5000) + "</svg>"
        let long = "<svg viewBox='0 0 1 1'>" + String(repeating: " ", count: 300_000) + "</svg>"
        for (svg, problem) in [
            (deep, "more than 32 levels"), (many, "more than 4,096 elements"),
            (long, "the image has more than 256 KiB"),
        ] {
            #expect(throws: IconError.self) { try Node.Icon.Symbol(svg: svg) }
            do throws(IconError) { _ = try Node.Icon.Symbol(svg: svg) } catch {
                #expect(error.description.hasSuffix(problem))
            }
        }
    }

    @Test(arguments: 0..<300)
    func `any text is an image or an error`(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let parts = [
            "<svg", " viewBox=\"0 0 1 1\"", ">", "/>", "<g", "</g>", "</svg>", "<path", " d=\"M0 0\"", "<!--", "-->",
            "<![CDATA[", "]]>",
            "<?x", "?>", "&amp;", "\"", "'", "=", "é", "\u{0}", "<", "<!DOCTYPE svg>",
        ]
        let text = "<svg viewBox=\"0 0 1 1\">" + (0..<random(40)).map { _ in parts[random(parts.count)] }.joined()
        _ = try? Node.Icon.Symbol(svg: text)
    }
}
