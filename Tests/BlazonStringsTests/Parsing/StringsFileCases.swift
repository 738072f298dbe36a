import BlazonStrings
import Testing

/// Files that break other tools, and what is right.
@Suite("Cases: .strings")
struct StringsFileCases {
    @Test func `01-double-semicolon: the rest of the file is read`() {
        let file = WordsFile.strings("\"first\" = \"One\";;\n\"second\" = \"Two\";\n")
        #expect(file.report == ["error 1:17 unexpected \";\" after entry"])
        #expect(file.texts == ["first=One", "second=Two"])
    }

    @Test func `02-unescaped-quote: only that entry is dropped`() {
        let file = WordsFile.strings("\"open\" = \"Press \"Start\" now\";\n\"next\" = \"Next\";\n")
        #expect(file.report == ["error 1:18 missing \";\" (unescaped quote in value?)"])
        #expect(file.texts == ["next=Next"])
    }

    @Test func `03-colon-for-equals: the colon is shown`() {
        let file = WordsFile.strings("\"title\": \"Layers\";\n\"ok\" = \"OK\";\n")
        #expect(file.report == ["error 1:8 expected \"=\" after key \"title\""])
        #expect(file.texts == ["ok=OK"])
    }

    @Test func `05-comment-with-quotes-and-semicolons: nothing in a comment is an entry`() {
        let file = WordsFile.strings(
            """
            /* Class = "Button"; text = "Draw"; id = "q-1"; */
            "q-1.text" = "Draw"; // trailing; "x" = "y";

            """
        )
        #expect(file.report.isEmpty)
        #expect(file.texts == ["q-1.text=Draw"])
        #expect(file["q-1.text"]?.comment == "Class = \"Button\"; text = \"Draw\"; id = \"q-1\";")
    }

    @Test func `07-slashes-inside-value: are no comment`() {
        let file = WordsFile.strings(
            #"""
            "hint" = "Start with \"http://\" or \"https://\"";
            "after" = "x";

            """#
        )
        #expect(file.report.isEmpty)
        #expect(file.texts == ["hint=Start with \"http://\" or \"https://\"", "after=x"])
    }

    @Test func `08-utf16le-bom: is read`() {
        let text = "/* バナー */\n\"title\" = \"レイヤー\";\n"
        let file = WordsFile.parse(text.bytes(in: .utf16LittleEndian, mark: true), path: "ja.lproj/Localizable.strings")
        #expect(file.report.isEmpty)
        #expect(file.texts == ["title=レイヤー"])
        #expect(file["title"]?.comment == "バナー")
        #expect(file["title"]?.position == SourcePosition(line: 2, column: 1))
        #expect(file["title"]?.valuePosition == SourcePosition(line: 2, column: 11))
    }

    @Test func `10-not-utf8-bytes: are shown, and never become U+FFFD`() {
        let bytes = Array("\"ok\" = \"fine\";\n\"cafe\" = \"caf".utf8) + [0xE9] + Array("\";\n".utf8)
        let file = WordsFile.parse(bytes, path: "en.lproj/Localizable.strings")
        #expect(file.report == ["error 2:14 invalid UTF-8 byte 0xE9 at offset 28"])
        #expect(file.texts == ["ok=fine"])
    }

    @Test func `11-crlf-file-and-crlf-escape: a CRLF ends one line`() {
        let file = WordsFile.strings("\"a\" = \"one\\r\\ntwo\";\r\n\"b\" = \"B\";\r\n")
        #expect(file.report.isEmpty)
        #expect(file.texts == ["a=one\r\ntwo", "b=B"])
        #expect(file["b"]?.position == SourcePosition(line: 2, column: 1))
    }

    @Test func `13-surrogate-escape: a pair is a character, half of one is an error`() {
        let file = WordsFile.strings("\"s\" = \"Espa\\U00F1ol \\UD83D\\UDE00\";\n\"lone\" = \"x\\UD83D\";\n")
        #expect(file.report == ["error 2:12 unpaired surrogate \\UD83D"])
        #expect(file.texts == ["s=Español 😀"])
    }

    @Test func `14-duplicate-key: the last one counts, with a warning`() {
        let file = WordsFile.strings("\"save\" = \"Save\";\n\"load\" = \"Load\";\n\"save\" = \"Store\";\n")
        #expect(file.report == ["warning 3:1 duplicate key \"save\" (first at 1:1, values differ)"])
        #expect(file.texts == ["save=Store", "load=Load"])
        #expect(file["save"]?.position == .start)
        #expect(file["save"]?.valuePosition == SourcePosition(line: 3, column: 10))
    }

    @Test func `16-empty-value: is there`() {
        let file = WordsFile.strings("\"blank\" = \"\";\n")
        #expect(file.report == ["warning 1:11 empty translation of \"blank\""])
        #expect(file.texts == ["blank="])
    }

    @Test func `18-missing-semicolon-line-number: stands behind the value`() {
        let file = WordsFile.strings("\"a\" = \"A\"\n\"b\" = \"B\";\n\"c\" = \"C\"\n")
        #expect(file.report == ["error 1:10 missing \";\"", "error 3:10 missing \";\""])
        #expect(file.texts == ["a=A", "b=B", "c=C"])
    }

    @Test func `30-emoji-and-non-latin-keys: are compared by their UTF-8`() {
        let file = WordsFile.strings(
            "\"🎉\" = \"party\";\n\"ключ\" = \"k\";\n\"レイヤー\" = \"l\";\n\"é\" = \"nfc\";\n\"e\u{301}\" = \"nfd\";\n"
        )
        #expect(
            file.report == [
                "warning 5:1 look-alike keys (4:1, 5:1): \"e\u{301}\" is written with other characters there"
            ]
        )
        #expect(file.entries.map(\.message.format) == ["party", "k", "l", "nfc", "nfd"])
        #expect(file["é"]?.message.format == "nfc")
        #expect(file["e\u{301}"]?.message.format == "nfd")
    }
}
