import BlazonStrings
import Testing

/// Files beyond the limits: one error, and an end.
@Suite("Limits")
struct LimitTests {
    @Test(arguments: WordsFile.extensions.sorted())
    func `A file that is too large`(name: String) {
        let file = WordsFile.parse([UInt8](repeating: 0x20, count: ParsingLimits.fileSize + 1), path: "a.\(name)")
        #expect(file.report == ["error 1:1 file of 16777217 bytes, expected at most 16777216"])
    }

    @Test func `Nesting that is too deep`() {
        let json = #"{"sourceLanguage": "en", "strings": "# + String(repeating: "[", count: 100_000)
        #expect(WordsFile.xcstrings(json).report == ["error 1:100 more than 64 levels of nesting"])
        let arrays = String(repeating: "<array>", count: 100_000)
        let dictionary = WordsFile.parse("<plist>\n\(arrays)", path: "a.stringsdict")
        #expect(dictionary.report == ["error 2:449 more than 64 levels of nesting"])
        let braces = "a = " + String(repeating: "{", count: 100_000)
        #expect(
            WordsFile.strings(braces).report == [
                "error 1:5 expected a text as the value of key \"a\", found a structure",
                "error 1:69 more than 64 levels of nesting",
            ]
        )
    }

    @Test func `Keys that are too many`() {
        let text = (0...ParsingLimits.keys).map { "k\($0) = v;\n" }.joined()
        let file = WordsFile.strings(text)
        #expect(file.report == ["error 100001:1 more than 100000 keys"])
        #expect(file.entries.count == ParsingLimits.keys)
    }

    @Test func `Keys and texts that are too long`() {
        let key = String(repeating: "k", count: ParsingLimits.keyLength + 1)
        let text = String(repeating: "t", count: ParsingLimits.textLength + 1)
        #expect(WordsFile.strings("\(key) = v;").report == ["error 1:1 16385 bytes of text, expected at most 16384"])
        #expect(
            WordsFile.strings("k = \"\(text)\"; a = b;").report == [
                "error 1:5 1048577 bytes of text, expected at most 1048576"
            ]
        )
        #expect(
            WordsFile.stringsdict("<key>\(key)</key><string>a</string>").report == [
                "error 2:33 16385 bytes of text, expected at most 16384"
            ]
        )
        #expect(
            WordsFile.xcstrings(#"{"sourceLanguage": "\#(text)"}"#).report == [
                "error 1:20 1048577 bytes of text, expected at most 1048576"
            ]
        )
    }

    @Test func `Diagnostics that are too many`() {
        let file = WordsFile.strings(String(repeating: ";", count: 1_000_000))
        #expect(file.diagnostics.count == ParsingLimits.diagnostics)
        #expect(file.diagnostics.last?.message == "more errors of this file are not reported")
    }

    /// What would take minutes if any of it were looked at again and again.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "a = { ", "a = b \"", "\"", "'\"", "a = \"b\" c ", ";\"a", "/*", "\\\"", "a\n", "a = \"\n'", "{", "é",
            "\"é\" = \"é\";",
            "<key>", "<dict><key>", "<!--", "<a '", "&", "<![CDATA[", "{\"", "[,", "]", "{\"a\":", "{}", "\u{FEFF}",
            "//\n", "/", ";/* */", "x = y; /* é */ ",
        ]
    )
    func `Repetition takes linear time`(piece: String) {
        let text = String(repeating: piece, count: (1 << 17) / piece.utf8.count)
        for name in WordsFile.extensions {
            _ = WordsFile.parse(text, path: "a.\(name)")
            let prefix = name == "xcstrings" ? "{\"strings\":" : "<dict>"
            _ = WordsFile.parse(prefix + text, path: "a.\(name)")
        }
    }
}
