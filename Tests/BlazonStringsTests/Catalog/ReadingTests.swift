import BlazonStrings
import Foundation
import Testing

@Suite struct ReadingTests {
    @Test func `words of a file are pairs in its order, each key once with its last text`() throws {
        let file = #"""
            /* A comment. */
            "b" = "first";
            "a" = "Copy %1$ld of %2$ld";
            "b" = "l\U00E9ngth";
            """#
        let words = try StringCatalog.words(in: Data(file.utf8))
        #expect(words.map(\.key) == ["b", "a"])
        #expect(words.map(\.text) == ["l\u{E9}ngth", "Copy %1$ld of %2$ld"])
    }

    @Test func `keys of one look and other bytes are two`() throws {
        let words = try StringCatalog.words(in: Data("\"\u{E9}\" = \"1\";\n\"e\u{301}\" = \"2\";".utf8))
        #expect(words.map { Array($0.key.utf8) } == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
    }

    @Test func `an error is thrown with its place in the file that was named`() {
        let data = Data("\"a\" = \"1\";\n\"b\" \"2\";".utf8)
        #expect {
            try StringCatalog.words(in: data, path: "de.lproj/Panel.strings")
        } throws: { error in
            (error as? StringsError)?.diagnostics.map(\.description)
                == [#"de.lproj/Panel.strings:2:5: error: expected "=" after key "b""#]
        }
    }
}
