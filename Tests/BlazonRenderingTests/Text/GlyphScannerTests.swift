import Testing

@testable import BlazonRendering

@Suite("Glyph scanner")
struct GlyphScannerTests {
    private func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        GlyphScanner.scan(text) { piece in
            switch piece {
            case .scalar(let scalar, _): pieces.append(String(Character(scalar)))
            case .cluster(let cluster, _): pieces.append(String(cluster))
            }
        }
        return pieces
    }

    @Test func `it finds the boundaries that the standard library finds, beside every scalar`() {
        var wrong: [String] = []
        for value in UInt32(0x20)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), CellProperties(scalar).standsAlone else { continue }
            // What stands alone must do so on either side of a letter, an ideograph and a sign of its own kind.
            var text = "a"
            text.unicodeScalars += [scalar, "日", scalar, scalar]
            if text.count != 5 { wrong.append(String(value, radix: 16)) }
        }
        #expect(wrong == [])
    }

    @Test func `sound marks that have no room in a cluster begin another one`() {
        #expect(pieces(of: "ｶﾞﾞﾟ") == ["ｶﾞ", "ﾞﾟ"])
        #expect("ｶﾞﾞﾟ".cellWidth == 4)
        #expect("日ﾞ".cellWidth == 3)
    }

    @Test(arguments: ["", "abc", "e\u{301}x", "👨‍👩‍👧🇩🇪🇫🇷a", "ｶﾞ日\u{FE0F}", "\u{1112}\u{1161}\u{11AB}한", "\u{200B}a\u{AD}b"])
    func `its pieces are the characters of the text`(text: String) {
        #expect(pieces(of: text) == text.map { String($0) })
    }
}
