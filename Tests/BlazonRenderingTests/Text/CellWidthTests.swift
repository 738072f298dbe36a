import Testing

@testable import BlazonRendering

@Suite("Cell width")
struct CellWidthTests {
    @Test(
        "Characters take their cells",
        arguments: [
            ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("й", 1), ("─", 1), ("█", 1), ("…", 1),
            ("日", 2), ("한", 2), ("あ", 2), ("Ａ", 2), ("\u{3000}", 2), ("\u{20000}", 2),
            ("ｱ", 1), ("ｶﾞ", 2), ("ﾊﾟ", 2),
            ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤\u{FE0F}\u{200D}🔥", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2),
            ("\0", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\r\n", 0), ("\u{200B}", 0), ("\u{202E}", 0), ("\u{301}", 0),
        ] as [(Character, Int)]
    )
    func width(_ character: Character, _ expected: Int) {
        #expect(String(character).cellWidth == expected)
    }

    @Test(
        "01-vs16-width: the emoji selector widens, and the bare character stays narrow",
        arguments: [("❤\u{FE0F}", 2), ("❤", 1), ("⚠\u{FE0F}", 2), ("⚠", 1)] as [(Character, Int)]
    )
    func emojiSelector(_ character: Character, _ expected: Int) {
        #expect(String(character).cellWidth == expected)
    }

    @Test(
        "02-vs15-width: the text selector adds nothing",
        arguments: [("\u{21A9}\u{FE0E}", 1), ("\u{21A9}\u{FE0F}", 2), ("⚠\u{FE0E}", 1)] as [(Character, Int)]
    )
    func textSelector(_ character: Character, _ expected: Int) {
        #expect(String(character).cellWidth == expected)
    }

    @Test(
        "04-flag-cluster: flags, skin tones and keycaps are one glyph",
        arguments: [("🇩🇪🇫🇷", 4), ("👍🏽", 2), ("1️⃣", 2), ("1\u{20E3}", 2), ("\u{1F1E9}", 1)]
    )
    func clusters(_ text: String, _ expected: Int) {
        #expect(GlyphText(runs: [text]).width == expected)
    }

    @Test func `a wide range begins and ends where the standard says`() {
        for (scalar, isWide) in [(0x1100, true), (0x115F, true), (0x303E, true), (0x303F, false), (0x3FFFD, true)] {
            let scalar = Unicode.Scalar(UInt32(scalar))
            #expect(scalar.map { CellProperties($0).width == 2 } == isWide)
        }
    }
}
