import BlazonRendering
import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("Sanitizing")
struct SanitizingTests {
    @Test(
        "Sequences go as a whole, everything else stays",
        arguments: [
            ("plain", "plain"), ("日本語 é ©", "日本語 é ©"), ("a\tb\nc", "a\tb\nc"),
            ("a\r\nb", "a\nb"), ("a\rb", "ab"), ("\u{1B}", ""), ("a\u{1B}", "a"),
            ("a\u{1B}[31mb\u{1B}[0mc", "abc"), ("a\u{9B}1;2Hb", "ab"), ("a\u{1B}[", "a"), ("a\u{1B}[31", "a"),
            ("a\u{1B}[?25lb", "ab"), ("a\u{1B}[0 qb", "ab"), ("a\u{1B}(Bb", "ab"), ("a\u{1B}cb", "ab"),
            ("a\u{1B}]0;title\u{7}b", "ab"), ("a\u{1B}]0;title\u{1B}\\b", "ab"), ("a\u{9D}0;title\u{9C}b", "ab"),
            ("a\u{1B}P1;2q#0\u{7}x\u{1B}\\b", "ab"), ("a\u{1B}_x\u{1B}\\b", "ab"), ("a\u{1B}^x\u{1B}\\b", "ab"),
            ("a\u{1B}Xx\u{1B}\\b", "ab"), ("a\u{90}x\u{9C}b", "ab"),
            ("a\u{1B}]0;x\u{18}b", "ab"), ("a\u{1B}]0;x\u{1B}[31mb", "ab"), ("a\u{1B}\u{1B}[31mb", "ab"),
            ("a\u{1B}日", "a日"), ("a\u{1B}\nb", "a\nb"),
        ]
    )
    func sanitized(_ text: String, _ expected: String) {
        #expect(text.sanitized() == expected)
    }

    @Test func `25-control-chars: they are gone before the text is measured`() {
        let controls = "a\0b\u{7}c\rd\u{7F}e\u{85}f"
        #expect(text(controls).rendered() == "abcdef")
        #expect(border(text(controls)).lines()[0] == "┌──────┐")
    }

    @Test func `26-ansi-injection: whole sequences are removed, one without an end to the end`() {
        let hostile = "a\u{1B}[2Jb\u{1B}]52;c;aGk=\u{7}c\u{9B}31md\u{1B}]0;unterminated"
        #expect(text(hostile).rendered() == "abcd")
        #expect(text(hostile).rendered(as: .ansi(.trueColor)) == "abcd")
        #expect(Node.icon(.init(glyph: hostile)).rendered() == "abcd")
    }

    @Test(arguments: [RenderFormat.text, .ansi(.trueColor)])
    func `nothing of the content is obeyed, wherever it stands`(format: RenderFormat) {
        let bad = "\u{1B}]0;x\u{7}\u{1B}[2J\u{9B}1m\r"
        let sides = BorderGlyphs(sides: (bad, bad, bad, bad), corners: (bad, bad, bad, bad))
        let node = border(text(bad, link: "https://a\(bad)b"), sides)
        let output = node.rendered(as: format, width: 4, height: 3)
        #expect(!output.contains("\u{1B}]0") && !output.contains("\u{1B}[2J") && !output.contains("\u{9B}"))
        #expect(!output.unicodeScalars.contains("\r") && !output.unicodeScalars.contains("\u{7}"))
    }

    @Test(arguments: [
        ("\ta", "        a"), ("ab\tc", "ab      c"), ("日\tc", "日      c"), ("12345678\t9", "12345678        9"),
    ])
    func `a tab goes on to the next of stops that stand eight cells apart`(input: String, expected: String) {
        #expect(text(input).rendered() == expected)
    }

    @Test func `a tab stop is counted from the beginning of its line`() {
        #expect(text("abc\nd\te").lines() == ["abc", "d       e"])
    }

    @Test func `05-combining-marks: a mark without a base is dropped, never put on the border`() {
        #expect(border(text("\u{301}abc")).lines() == ["┌───┐", "│abc│", "└───┘"])
    }

    @Test func `a mark at the beginning of a run stays with the run before`() {
        let node = Node.text(.init([run("e"), run("\u{301}x", .bold)]))
        #expect(node.rendered() == "e\u{301}x")
        #expect(node.surface().width == 2)
    }
}
