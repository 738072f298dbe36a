import Blazon
import BlazonViews
import Testing

import BlazonRendering

@Suite("Text nodes")
struct TextNodeTests {
    @Test func `text takes its ideal size where it is offered none`() {
        #expect(text("one\nthree").rendered() == "one\nthree")
    }

    @Test func `text wraps to the width it is offered`() {
        #expect(text("the quick brown fox").rendered(width: 10) == "the quick\nbrown fox")
    }

    @Test(arguments: [(TextAlignment.leading, "a\nlonger"), (.center, "  a\nlonger"), (.trailing, "     a\nlonger")])
    func `shorter lines stand by the alignment`(alignment: TextAlignment, expected: String) {
        #expect(text("a\nlonger", alignment: alignment).rendered() == expected)
    }

    @Test(
        "An ellipsis stands for what has no room",
        arguments: [
            (.tail, 1, 9, "the quic…"), (.tail, 2, 9, "the quick\nbrown fo…"), (.head, 1, 9, "…ver dogs"),
            (.middle, 1, 9, "the …dogs"), (.tail, 1, 1, "…"), (.tail, 1, 0, ""),
            (.tail, 9, 40, "the quick brown fox jumps over dogs"),
        ] as [(Node.StyledText.Truncation, Int, Int, String)]
    )
    func truncation(_ mode: Node.StyledText.Truncation, _ limit: Int, _ width: Int, _ expected: String) {
        let node = text("the quick brown fox jumps over dogs", lineLimit: limit, truncation: mode)
        #expect(node.rendered(width: width) == expected)
    }

    @Test func `04-flag-cluster: a flag is never cut in half`() {
        #expect(text("🇩🇪🇫🇷", lineLimit: 1).rendered(width: 3) == "🇩🇪…")
    }

    @Test func `07-truncate-mid-wide: the ellipsis stays beside the last character`() {
        #expect(text("日本語", lineLimit: 1).rendered(width: 4) == "日…")
    }

    @Test func `01-vs16-width, 07-truncate-mid-wide: a field is filled up at its end`() {
        let field = RenderFormat.text(trailingBlanks: true)
        #expect(text("❤\u{FE0F}").rendered(as: field, width: 4) == "❤\u{FE0F}  ")
        #expect(text("日本語", lineLimit: 1).rendered(as: field, width: 4) == "日… ")
    }

    @Test(arguments: [(9, "feature/a"), (2, "f…"), (1, "…"), (0, "")])
    func `08-truncate-narrow: what is cut always says so`(width: Int, expected: String) {
        #expect(text("feature/a", lineLimit: 1).rendered(width: width) == expected)
    }

    @Test(arguments: [(9, "feature/a"), (8, "featu..."), (4, "f..."), (3, "..."), (2, ".."), (1, "."), (0, "")])
    func `08-truncate-narrow: of an ASCII ellipsis there is as much as fits`(width: Int, expected: String) {
        for text in [text("feature/a", lineLimit: 1), text("feature/a\nb", lineLimit: 1)] where width < 9 {
            #expect(text.rendered(theme: .ascii, width: width) == expected)
        }
        #expect(text("feature/a").rendered(theme: .ascii, width: width, height: 1) == expected)
    }

    @Test(arguments: [(Node.StyledText.Truncation.head, "...g.txt"), (.middle, "Thi...xt"), (.tail, "This ...")])
    func `an ellipsis of several cells takes its room wherever it stands`(
        mode: Node.StyledText.Truncation,
        expected: String
    ) {
        let node = text("This is a long string.txt", lineLimit: 1, truncation: mode)
        #expect(node.rendered(theme: .ascii, width: 8) == expected)
    }

    @Test(arguments: [("日", 5, "abc日"), ("日", 2, "日"), ("日", 1, "."), ("", 3, "abc"), ("a\u{1B}[31m\n~", 4, "aba~")])
    func `an ellipsis may be anything`(ellipsis: String, width: Int, expected: String) {
        let theme = Theme(id: "own") { $0.glyphs.ellipsis = ellipsis }
        #expect(text("abcdefghij", lineLimit: 1).rendered(theme: theme, width: width) == expected)
    }

    @Test func `a scope has its own ellipsis inside`() {
        let node = column(
            text("abcdef", lineLimit: 1),
            .scope(.init(theme: .ascii, content: text("abcdef", lineLimit: 1)))
        )
        #expect(node.lines(width: 5) == ["abcd…", "ab..."])
    }

    @Test func `09-truncate-middle: an odd cell goes to the beginning`() {
        let node = text("This is a long string.txt", lineLimit: 1, truncation: .middle)
        #expect(node.rendered(width: 11) == "This …g.txt")
    }

    @Test func `10-truncate-styled: the ellipsis has the look of what it stands for`() {
        let node = text("abcdef", paint: .color("#CD0000"), lineLimit: 1)
        #expect(node.rendered(width: 3) == "ab…")
        #expect(node.rendered(as: .ansi(.ansi16), width: 3) == "\u{1B}[31mab…\u{1B}[0m")
    }

    @Test func `text that is higher than its room ends in an ellipsis`() {
        #expect(text("one\ntwo\nthree").rendered(height: 2) == "one\ntwo…")
        #expect(text("a b c d").rendered(width: 1, height: 2) == "a\n…")
    }

    @Test func `a line that is cut off is marked even where the one above it is whole`() {
        #expect(text("one\ntwo", lineLimit: 1).rendered() == "one…")
        #expect(text("one\ntwo", lineLimit: 1).rendered(width: 9) == "one…")
    }

    @Test func `runs are wrapped as a whole`() {
        let node = Node.text(.init([run("the qu", .bold), run("ick fox")]))
        #expect(node.rendered(width: 9) == "the quick\nfox")
    }

    @Test func `text without runs is an empty line`() {
        #expect(column(text("a"), .text(.init([])), text("b")).lines() == ["a", "", "b"])
    }

    @Test func `19-center-and-trailing-space: all lines of a block move by the same`() {
        let block = text("  #    \n # #   \n#   #  ")
        #expect(frame(block, width: 11).lines() == ["    #", "   # #", "  #   #"])
    }

    @Test func `19-center-and-trailing-space: nothing is put behind a shorter line`() {
        let node = text("a\nlonger line", paint: .color("#CD0000"))
        #expect(node.rendered() == "a\nlonger line")
        #expect(node.rendered(as: .ansi(.ansi16)) == "\u{1B}[31ma\u{1B}[0m\n\u{1B}[31mlonger line\u{1B}[0m")
    }
}
