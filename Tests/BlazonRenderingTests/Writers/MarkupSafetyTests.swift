import Blazon
import BlazonViews
import Foundation
import Testing

@testable import BlazonRendering

@Suite("Safety of markup")
struct MarkupSafetyTests {
    private static let formats: [RenderFormat] = [.svg, .html, .html(.inline)]

    @Test(arguments: formats)
    func `text is never markup`(format: RenderFormat) {
        let output = text("<script>a && \"b\" 'c' ]]> --></pre>").rendered(as: format)
        #expect(!output.contains("<script"))
        #expect(output.contains("&lt;script&gt;a &amp;&amp; &quot;b&quot; &#39;c&#39; ]]&gt; --&gt;&lt;/pre&gt;"))
    }

    @Test(arguments: formats)
    func `what XML does not allow is replaced`(format: RenderFormat) {
        let noncharacters = [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE].compactMap { Unicode.Scalar(UInt32($0)) }.map {
            String($0)
        }
        let output = text("a\u{0}\u{1B}[31m\u{7}\u{85}" + noncharacters.joined() + "b").rendered(as: format)
        #expect(
            output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
        )
        #expect(!output.unicodeScalars.contains { $0.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains($0.value) })
        #expect(output.contains("\u{FFFD}"))
    }

    @Test(
        "An address that runs something leads nowhere",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
            "java\u{0}script:alert(1)", "\u{1}javascript:x", "vbscript:x", "data:text/html,<script>",
            "file:///etc/passwd",
            "blob:x", "unknown:x", "javascript\t:x", "view-source:x", ":x", "",
        ]
    )
    func harmful(_ address: String) {
        for format in Self.formats { #expect(!text("x", link: address).rendered(as: format).contains("href")) }
    }

    @Test(
        "An address that leads somewhere stays, and cannot leave its attribute",
        arguments: [
            ("https://a.b/c?d=e&f#g", "https://a.b/c?d=e&amp;f#g"), ("HTTP://x", "HTTP://x"),
            ("mailto:a@b", "mailto:a@b"),
            ("page.html#x:y", "page.html#x:y"), ("/a:b", "/a:b"), ("?a:b", "?a:b"), ("//host/x", "//host/x"),
            ("https://x/\"onclick='y'", "https://x/&quot;onclick=&#39;y&#39;"),
            ("https://x/<a>", "https://x/&lt;a&gt;"),
            ("https://x/ü", "https://x/%C3%BC"),
        ]
    )
    func harmless(_ address: String, _ expected: String) {
        for format in Self.formats {
            #expect(text("x", link: address).rendered(as: format).contains(" href=\"\(expected)\""))
        }
    }

    @Test(arguments: 0..<200)
    func `any tree is a well-formed picture that keeps to its columns`(seed: Int) throws {
        var random = RandomNodes(seed: UInt64(seed) << 8)
        let node = random.node(depth: 5)
        let width = Int.random(in: 0...24, using: &random)
        let height = Int.random(in: 0...6, using: &random)

        let svg = node.rendered(as: .svg, width: width, height: height)
        let tree = try #require(MarkupTree(svg))
        for text in tree.elements("text") {
            let starts = try #require(text.attributes["x"]).split(separator: " ").compactMap { Double($0) }
            let length = text.attributes["textLength"].flatMap(Double.init) ?? 9
            #expect(starts.allSatisfy { $0 >= 0 && $0 + length <= Double(width * 9) })
        }
        for format in Self.formats {
            let output = node.rendered(as: format, width: width, height: height)
            #expect(
                output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
            )
        }
        let html = node.rendered(as: .html(.inline), width: width, height: height)
        #expect(MarkupTree(html) != nil)
    }

    @Test func `a picture grows with what is seen of it, not with its cells`() {
        #expect(text("a").rendered(as: .svg, width: 1 << 20, height: 4).utf8.count < 1000)
        #expect(text("a").rendered(as: .html, width: 1 << 20, height: 4).utf8.count < 1000)
    }
}
