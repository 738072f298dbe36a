import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("Wrapping")
struct WrappingTests {
    private func wrapped(
        _ string: String,
        _ width: Int,
        by wrapping: Node.StyledText.Wrapping = .word
    ) -> [String] {
        let text = GlyphText(runs: [string])
        return text.strings(text.wrapped(to: width, by: wrapping))
    }

    @Test(
        "Lines end where words do",
        arguments: [
            ("the quick brown fox", 10, ["the quick", "brown fox"]),
            ("the quick brown fox", 9, ["the quick", "brown fox"]),
            ("the quick brown fox", 3, ["the", "qui", "ck", "bro", "wn", "fox"]),
            ("a  b", 2, ["a", "b"]), ("ab     cd", 3, ["ab", "cd"]), ("abcdef", 4, ["abcd", "ef"]),
            ("ab cdefghij", 4, ["ab", "cdef", "ghij"]),
            ("", 5, [""]), ("a\n\nb", 5, ["a", "", "b"]), ("abc   ", 4, ["abc"]),
            ("1-2 is -3", 4, ["1-2", "is", "-3"]), ("日本語、です", 6, ["日本", "語、で", "す"]),
        ] as [(String, Int, [String])]
    )
    func words(_ string: String, _ width: Int, _ expected: [String]) {
        #expect(wrapped(string, width) == expected)
    }

    @Test(
        "Signs that are not seen say where a word may be broken",
        arguments: [
            ("hy\u{AD}phen", 4, ["hy-", "phen"]), ("hy\u{AD}phen", 6, ["hyphen"]),
            ("hy\u{AD}phen", 2, ["hy", "ph", "en"]),
            ("one\u{200B}two", 4, ["one", "two"]), ("one\u{200B}two", 6, ["onetwo"]),
        ] as [(String, Int, [String])]
    )
    func invisible(_ string: String, _ width: Int, _ expected: [String]) {
        #expect(wrapped(string, width) == expected)
    }

    @Test(
        "By character, lines are filled, and end between any two glyphs",
        arguments: [
            ("abcdef", 4, ["abcd", "ef"]), ("the quick", 3, ["the", "qui", "ck"]), ("the quick", 5, ["the q", "uick"]),
            ("a  b", 2, ["a", "b"]), ("ab     cd", 3, ["ab", "cd"]), ("abc   ", 4, ["abc"]),
            ("ab\n\ncd ", 4, ["ab", "", "cd "]),
            ("well-known", 6, ["well-k", "nown"]), ("hy\u{AD}phen", 4, ["hyph", "en"]),
            ("hy\u{AD}phen", 2, ["hy", "ph", "en"]),
            ("one\u{200B}two", 4, ["onet", "wo"]), ("ab\u{A0}cd", 2, ["ab", "\u{A0}c", "d"]),
            ("日本語、です", 6, ["日本語", "、です"]), ("日本語", 3, ["日", "本", "語"]), ("a日b", 2, ["a", "日", "b"]),
            ("日\u{3000}本", 3, ["日", "本"]), ("世界ab", 1, ["世", "界", "a", "b"]), ("\u{AD}世", 1, ["世"]),
            ("👨‍👩‍👧🇩🇪ab", 3, ["👨‍👩‍👧", "🇩🇪a", "b"]), ("ｶﾞﾞｶ", 2, ["ｶﾞ", "ﾞｶ"]), ("", 5, [""]),
            ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
        ] as [(String, Int, [String])]
    )
    func characters(_ string: String, _ width: Int, _ expected: [String]) {
        #expect(wrapped(string, width, by: .character) == expected)
    }

    @Test func `by character, runs are one text, and a line limit holds`() {
        let runs = [run("the qu", .bold), run("ick fox")]
        #expect(Node.text(.init(runs, wrapping: .character)).rendered(width: 5) == "the q\nuick\nfox")
        #expect(Node.text(.init(runs, lineLimit: 2, wrapping: .character)).rendered(width: 5) == "the q\nuick…")
    }

    @Test func `05-combining-marks: every mark stays on its base`() {
        let accented = String(repeating: "e\u{301}", count: 12)
        #expect(wrapped(accented, 10) == [String(repeating: "e\u{301}", count: 10), "e\u{301}e\u{301}"])
    }

    @Test func `11-wrap-wider-than-line: a glyph that is too wide stands alone, and wrapping goes on`() {
        #expect(wrapped("世界ab", 1) == ["世", "界", "a", "b"])
        #expect(wrapped("世", 1) == ["世"])
        #expect(wrapped("\u{200B}世\u{200B}界", 1) == ["世", "界"])
        // Where it has no room at all, something says so.
        #expect(text("世界ab").lines(width: 1) == ["…", "…", "a", "b"])
        #expect(text("世").lines(width: 1) == ["…"])
    }

    @Test func `13-wrap-nbsp-hyphen-crlf`() {
        #expect(wrapped("x A\u{202F}B\u{202F}C\u{202F}D", 7) == ["x", "A\u{202F}B\u{202F}C\u{202F}D"])
        #expect(wrapped("well-known fact", 6) == ["well-", "known", "fact"])
        #expect(wrapped("a\r\nb", 9) == ["a", "b"])
        #expect(wrapped("a\n", 9) == ["a", ""])
    }

    @Test func `no line is ever wider than asked, but for a single glyph`() {
        let words = ["a", "bc ", "日本", "-", "e\u{301}", "  ", "👨‍👩‍👧", "well-known", "\u{A0}", "、"]
        var state: UInt64 = 7
        for _ in 0..<300 {
            var string = ""
            for _ in 0..<8 {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                string += words[Int(state >> 33) % words.count]
            }
            let text = GlyphText(runs: [string])
            for width in 1...9 {
                for wrapping in Node.StyledText.Wrapping.allCases {
                    let lines = text.wrapped(to: width, by: wrapping)
                    #expect(lines.allSatisfy { $0.width <= width || $0.range.count == 1 }, "\(string) in \(width)")
                    let kept = text.strings(lines).joined().filter { $0 != " " }
                    #expect(kept == string.filter { $0 != " " }, "\(string) in \(width)")
                }
            }
        }
    }
}
