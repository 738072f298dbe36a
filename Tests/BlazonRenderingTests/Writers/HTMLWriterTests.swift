import Blazon
import BlazonTesting
import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("HTML")
struct HTMLWriterTests {
    private let theme = Theme(id: "plain") {
        $0[.background] = "#FFFFFF"
        $0[.primaryText] = "#000000"
    }

    private func inline(_ node: Node) -> String {
        let html = node.rendered(as: .html(.inline), theme: theme)
        // What is said of the page is the same everywhere.
        guard html.hasPrefix("<pre style="), let end = html.firstIndex(of: ">") else { return html }
        return String(html[html.index(after: end)...].dropLast("</pre>".count))
    }

    @Test func `text is text`() {
        #expect(inline(text("Hi")) == "Hi")
        #expect(
            text("Hi").rendered(as: .html(.inline), theme: theme)
                == "<pre style=\"margin:0;font:15px/1.2 \(PictureColors.fonts);font-variant-ligatures:none;"
                + "white-space:pre;direction:ltr;width:2ch;height:1.2em;color:#000;background:#FFF\">Hi</pre>"
        )
    }

    @Test func `with classes, one style sheet stands before the text`() {
        let html = text("Hi", .bold, paint: .color("#ABCDEF")).rendered(as: .html, theme: theme)
        #expect(html.hasPrefix("<style>.bz-page{margin:0;"))
        #expect(
            html.contains(
                ".bz-fABCDEF{color:#ABCDEF}.bz-bold{font-weight:bold}</style>\n<pre class=\"bz-page bz-w2 bz-h1 "
            )
        )
        #expect(html.hasSuffix("><span class=\"bz-fABCDEF bz-bold\">Hi</span></pre>"))
        #expect(html.ranges(of: "<style>").count == 1)
    }

    @Test(arguments: HTMLStyling.allCases)
    func `every kind of glyph stands in its cells`(styling: HTMLStyling) {
        expectSnapshot(
            of: SampleNodes.glyphs.rendered(as: .html(styling)),
            as: .html(styling),
            named: styling.rawValue
        )
    }

    @Test func `attributes are said once for what is inside`() {
        let lines = Node.text(
            .init([run("u", .underline), run("s", .strikethrough), run("b", [.underline, .strikethrough])])
        )
        #expect(
            inline(lines) == "<span style=\"text-decoration:underline\">u</span>"
                + "<span style=\"text-decoration:line-through\">s</span>"
                + "<span style=\"text-decoration:underline line-through\">b</span>"
        )
        #expect(inline(text("i", .italic)) == "<span style=\"font-style:italic\">i</span>")
    }

    @Test func `a background is a box of its cells, as high as the line`() {
        #expect(
            inline(background("#FF0000", frame(text("a"), width: 3, alignment: .leading)))
                == "<span style=\"display:inline-block;height:1.2em;vertical-align:top;width:3ch;background:#F00\">a  </span>"
        )
    }

    @Test func `full blocks are one box of their colour`() {
        #expect(
            inline(text("██▌"))
                == "<span style=\"display:inline-block;height:1.2em;vertical-align:top;width:2ch;"
                + "background:currentColor\">██</span>▌"
        )
    }

    @Test func `what a font may lack stands in a box of its cells`() {
        let box = "display:inline-block;height:1.2em;vertical-align:top"
        #expect(
            inline(text("x日★"))
                == "x<span style=\"\(box);width:2ch;text-align:center\">日</span>"
                + "<span style=\"\(box);width:1ch;unicode-bidi:isolate;text-align:center\">★</span>"
        )
        #expect(
            inline(text("שלום עולם"))
                == "<span style=\"\(box);width:9ch;unicode-bidi:isolate;text-align:center\">שלום עולם</span>"
        )
    }

    @Test func `blanks stay within a line, and go at its end`() {
        #expect(inline(column(text("  a   b  "), text("c"))) == "  a   b\nc")
        #expect(inline(column(text(""), text("c"))) == "\n\nc")
    }

    @Test func `a link has the look that it has elsewhere`() {
        let link = text("here", paint: .color("#0000FF"), link: "https://example.org/?a=1&b=2")
        #expect(
            inline(link)
                == "<a href=\"https://example.org/?a=1&amp;b=2\" style=\"color:#00F;text-decoration:none\">here</a>"
        )
    }
}
