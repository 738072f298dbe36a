import BlazonViews
import Testing

@testable import BlazonRendering

@Suite("Neighbours that would become one glyph")
struct SeparationTests {
    /// The first, what a terminal would make one of with it, and how many cells both take.
    private static let pairs: [(String, String, Int)] = [
        ("\u{1F1E9}", "\u{1F1EA}", 2), ("👩\u{200D}", "👧", 4), ("👍", "🏽", 4), ("\u{1100}", "\u{1161}", 4),
        ("\u{1100}", "\u{1100}", 4), ("\u{1100}", "가", 4), ("가", "\u{11A8}", 4), ("क\u{94D}", "ष", 2),
        ("\u{D4E}", "a", 2), ("*\u{FE0F}", "ﾞ", 3), ("☺ﾞ\u{200D}", "☺", 3), ("น", "ำ", 2), ("a", "🏽", 3), ("日", "ﾟ", 3),
    ]

    @Test(arguments: pairs)
    func `they take the same cells on the surface and when they are measured again`(
        first: String,
        second: String,
        cells: Int
    ) {
        let nodes = [
            row(text(first), text(second), spacing: 0), text(first + "\u{200B}" + second),
            text(first + "\u{AD}" + second), text(first + "\u{202E}" + second),
            .text(.init([run(first), run(second, .bold)])),
        ]
        for (index, node) in nodes.enumerated() {
            #expect(node.surface().width == cells, "\(index)")
            #expect(node.rendered().cellWidth == cells, "\(index)")
            #expect(border(node).lines().map(\.cellWidth) == [cells + 2, cells + 2, cells + 2], "\(index)")
        }
    }

    @Test func `a zero width non-joiner stands between them where they would join, and nowhere else`() {
        #expect(row(text("🇩"), text("🇪"), spacing: 0).rendered() == "🇩\u{200C}🇪")
        #expect(row(text("🇩🇪"), text("🇫🇷"), spacing: 0).rendered() == "🇩🇪🇫🇷")
        #expect(text("क\u{94D}\u{AD}ष").rendered() == "क\u{94D}\u{200C}ष")
        #expect(text("क\u{94D}ष").rendered() == "क\u{94D}ष")
        #expect(text("क\u{94D} ष").rendered() == "क\u{94D} ष")
        #expect(row(text("e\u{301}"), text("x"), spacing: 0).rendered() == "e\u{301}x")
    }

    @Test func `what is drawn over a text, or cut off at its beginning, counts as it is seen`() {
        let over = Node.frame(.init(x: 1, content: text("🇪")))
        let node = layers(text("🇩xx"), over, alignment: .topLeading)
        #expect(node.rendered() == "🇩\u{200C}🇪x")
        let cut = Node.scroll(.init(.horizontal, x: 2, content: text("🇩🇪🇫")))
        #expect(row(text("🇬"), frame(cut, width: 1), spacing: 0).rendered() == "🇬\u{200C}🇫")
    }

    @Test(arguments: [ColorProfile.none, .trueColor])
    func `looks do not change it`(profile: ColorProfile) {
        let node = Node.text(.init([run("🇩"), run("🇪", .bold)]))
        #expect(node.rendered(as: .ansi(profile)) == "🇩\u{200C}\u{1B}[1m🇪\u{1B}[0m")
    }

    @Test func `a part of a syllable of Hangul is made a whole one, so that it has cells of its own`() {
        #expect(text("\u{1161}").rendered() == "\u{115F}\u{1161}")
        #expect(text("\u{11A8}").rendered() == "\u{115F}\u{1160}\u{11A8}")
        #expect("\u{1161}".cellWidth == 2)
        #expect(text("\u{1112}\u{1161}\u{11AB}").rendered() == "\u{1112}\u{1161}\u{11AB}")
    }

    @Test func `whatever scalar stands behind another, both take what each does, or are one glyph`() {
        // Of what joins its neighbours, so that there is something to find.
        let bases = ["a", "日", "☺", "👍", "*\u{FE0F}", "한", "\u{1100}", "क\u{94D}", "🇩", "👩\u{200D}", "\u{D4E}", "│"]
        var wrong: [String] = []
        for value in UInt32(0xA0)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value), !CellProperties(scalar).standsAlone,
                scalar.properties.generalCategory != .unassigned, String(scalar).cellWidth > 0
            else { continue }
            let sign = String(scalar)
            for base in bases {
                let node = row(text(base), text(sign), spacing: 0)
                let width = base.cellWidth + sign.cellWidth
                if node.surface().width != width || node.rendered().cellWidth != width {
                    wrong.append(base + String(value, radix: 16))
                }
            }
        }
        #expect(wrong == [])
    }
}
