import Blazon
import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("Text options")
struct TextOptionsTests {
    private static let visible = TextOptions(controls: .visible, bidirectionalControls: .visible)
    private static let wide = TextOptions(ambiguousWidth: .wide)

    @Test(
        arguments: [
            ("a\0b\u{7}c\rd\u{7F}e\u{85}f", "a␀b␇c␍d␡e\u{FFFD}f", 11), ("a\r\nb", "a\nb", 1), ("\r\r\n", "␍", 1),
            ("\u{1}\u{1F}\u{80}\u{9F}", "␁␟\u{FFFD}\u{FFFD}", 4), ("a\tb", "a       b", 9),
        ]
    )
    func `25-control-chars: by option each is a picture, measured as such`(
        controls: String,
        expected: String,
        width: Int
    ) {
        let node = text(controls)
        let output = node.rendered(options: TextOptions(controls: .visible))
        #expect(output == (controls == "\r\r\n" ? expected + "\n" : expected))
        #expect(node.surface(options: Self.visible).width == width)
        #expect(border(node).rendered(options: Self.visible).split(separator: "\n")[0].count == width + 2)
    }

    @Test(arguments: [RenderFormat.text, .ansi(.trueColor), .svg, .html])
    func `26-ansi-injection: by option a sequence is shown, and never obeyed`(format: RenderFormat) {
        let hostile = "a\u{1B}[2Jb\u{1B}]52;c;aGk=\u{7}c\u{9B}31md\u{1B}]0;unterminated"
        let output = text(hostile).rendered(as: format, options: TextOptions(controls: .visible))
        #expect(
            output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
        )
        if format == .text { #expect(output == "a␛[2Jb␛]52;c;aGk=␇c\u{FFFD}31md␛]0;unterminated") }
    }

    @Test(arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069] as [UInt32])
    func `26-ansi-injection: what turns the direction of text is left out, by option shown`(value: UInt32) throws {
        let text = text("a\(try #require(Unicode.Scalar(value)))b")
        let name = "<U+\(String(value, radix: 16, uppercase: true))>"
        #expect(text.rendered() == "ab")
        #expect(text.rendered(options: TextOptions(controls: .visible)) == "ab")
        #expect(text.rendered(options: TextOptions(bidirectionalControls: .visible)) == "a\(name)b")
        #expect(text.surface(options: Self.visible).width == 10)
    }

    @Test func `a word, an icon and a border obey the options as text does`() {
        let sides = BorderGlyphs(
            sides: ("\u{7}", "\u{7}", "\u{7}", "\u{7}"),
            corners: ("\u{7}", "\u{7}", "\u{7}", "\u{7}")
        )
        let node = border(.icon(.init(glyph: "a\u{1B}")), sides)
        #expect(node.rendered(options: Self.visible) == "␇␇␇␇\n␇a␛␇\n␇␇␇␇")
        #expect(node.rendered() == "a")
    }

    @Test(
        "Characters of ambiguous width take two cells by option, others what they always do",
        arguments: [
            ("±", 1, 2), ("…", 1, 2), ("α", 1, 2), ("─", 1, 2), ("█", 1, 2), ("★", 1, 2), ("\u{E000}", 1, 2),
            ("±\u{301}", 1, 2), ("☎\u{FE0E}", 1, 2), ("☎\u{FE0F}", 2, 2), ("a", 1, 1), ("é", 1, 2), ("e\u{301}", 1, 1),
            ("日", 2, 2), ("ｶﾞ", 2, 2), ("\u{AD}", 0, 0), ("\u{301}", 0, 0), ("\u{FFFD}", 1, 2),
        ]
    )
    func ambiguousWidth(_ text: String, _ narrow: Int, _ wide: Int) {
        #expect(text.cellWidth == narrow)
        #expect(text.cellWidth(options: Self.wide) == wide)
    }

    @Test func `lines of two cells do not join, so that borders, dividers and bars are of ASCII`() {
        let node = column(border(text("±日"), nil), .divider, fill(.black, .bar, 0.5))
        #expect(node.rendered(width: 6) == "╭───╮\n│±日│\n╰───╯\n──────\n███")
        #expect(node.rendered(width: 6, options: Self.wide) == "+----+\n|±日|\n+----+\n------\n###")
        #expect(
            border(text("a"), .dashed).rendered(options: Self.wide) == "+-+\n|a|\n+-+"
        )
        #expect(border(text("a"), .heavy.keeping(.leading)).rendered(options: Self.wide) == "|a")
        #expect(row(text("a"), .divider, text("b")).rendered(options: Self.wide) == "a | b")
    }

    @Test func `symbols of ambiguous width are laid out at two cells, in a border as in text`() {
        let stars = BorderGlyphs(sides: ("★", "★", "★", "★"), corners: ("★", "★", "★", "★"))
        #expect(border(text("ab"), stars).rendered(options: Self.wide) == "★★★\n★ab★\n★★★")
        #expect(border(text("ab"), stars).surface(options: Self.wide).width == 6)
        #expect(row(.icon(.init(glyph: "★")), text("α"), spacing: 0).surface(options: Self.wide).width == 4)
    }

    @Test(arguments: [(6, "日本…"), (5, "日…"), (3, "…"), (2, "…"), (1, "."), (0, "")])
    func `08-truncate-narrow: an ellipsis of two cells takes two`(width: Int, expected: String) {
        let node = text("日本語日本語", lineLimit: 1)
        #expect(node.rendered(width: width, options: Self.wide) == expected)
        #expect(expected.cellWidth(options: Self.wide) <= width)
    }

    @Test func `text is wrapped by the width that it has by option`() {
        #expect(text("αβγ δε").rendered(width: 6) == "αβγ δε")
        #expect(text("αβγ δε").rendered(width: 6, options: Self.wide) == "αβγ\nδε")
    }

    @Test func `runs of cells and views are drawn by the options too`() {
        let runs = Text("α").node().cellRuns(options: Self.wide)
        #expect(runs.map { $0.map(\.width) } == [[2]])
        #expect(Text("a\u{7}").rendered(options: Self.visible) == "a␇")
    }

    @Test func `19-center-and-trailing-space: by format all lines are as long as the widest`() {
        let node = text("a\nlonger", alignment: .center)
        #expect(node.rendered(as: .text(trailingBlanks: true)) == "  a   \nlonger")
        #expect(node.rendered(as: .text(trailingBlanks: true), width: 8, height: 3) == "  a     \nlonger  \n        ")
        #expect(node.rendered(as: .text(trailingBlanks: false)) == node.rendered())
        #expect(text("日").rendered(as: .text(trailingBlanks: true), width: 3) == "日 ")
        #expect(RenderFormat.text == .text(trailingBlanks: false))
    }
}
