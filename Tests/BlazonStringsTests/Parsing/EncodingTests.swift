import BlazonStrings
import Testing

@Suite("Encodings of files")
struct EncodingTests {
    private static let text = "/* 注 */\n\"title\" = \"レイヤー 😀\";\n\"ü\" = \"é\";\n"

    @Test(arguments: String.FileEncoding.allCases)
    func `A byte order mark tells the encoding`(encoding: String.FileEncoding) {
        let file = WordsFile.parse(Self.text.bytes(in: encoding, mark: true), path: "a.strings")
        #expect(file.report.isEmpty)
        #expect(file.texts == ["title=レイヤー 😀", "ü=é"])
        #expect(file["title"]?.comment == "注")
        #expect(file["ü"]?.valuePosition == SourcePosition(line: 3, column: 7))
    }

    @Test(
        arguments: zip(
            String.FileEncoding.allCases,
            ["", "UTF-16", "UTF-16", "UTF-32", "UTF-32"]
        )
    )
    func `Without a mark NULs tell it, with a warning`(encoding: String.FileEncoding, name: String) {
        let file = WordsFile.parse(Self.text.bytes(in: encoding, mark: false), path: "a.strings")
        #expect(file.report == (name.isEmpty ? [] : ["warning 1:1 \(name) without a byte order mark"]))
        #expect(file.texts == ["title=レイヤー 😀", "ü=é"])
    }

    @Test(arguments: String.FileEncoding.allCases)
    func `Every format is read in every encoding`(encoding: String.FileEncoding) {
        let plist = "<plist><dict><key>k</key><string>é</string></dict></plist>"
        let json = #"{"sourceLanguage": "en", "strings": {"é": {}}}"#
        let dictionary = WordsFile.parse(plist.bytes(in: encoding, mark: true), path: "a.stringsdict")
        #expect(dictionary.report.isEmpty)
        #expect(dictionary.texts == ["k=é"])
        let catalog = WordsFile.parse(json.bytes(in: encoding, mark: true), path: "a.xcstrings")
        #expect(catalog.report.isEmpty)
        #expect(catalog.entries("en").map(\.message.format) == ["é"])
    }

    @Test func `A mark between entries is a warning`() {
        let file = WordsFile.strings("a = b;\n\u{FEFF}c = d;\n")
        #expect(file.report == ["warning 2:1 byte order mark in the middle of the file"])
        #expect(file.texts == ["a=b", "c=d"])
    }

    @Test func `A mark between values is a warning in every format`() {
        let report = ["warning 1:1 byte order mark in the middle of the file"]
        let dictionary = WordsFile.parse("\u{FEFF}\u{FEFF}<dict></dict>", path: "a.stringsdict")
        #expect(dictionary.report == report)
        let catalog = WordsFile.xcstrings("\u{FEFF}\u{FEFF}{\"sourceLanguage\": \"en\", \"strings\": {}}")
        #expect(catalog.report == report)
    }

    @Test func `A mark in a text is a character of it`() {
        let file = WordsFile.strings("a = \"x\u{FEFF}y\";")
        #expect(file.report.isEmpty)
        #expect(file.texts == ["a=x\u{FEFF}y"])
    }

    @Test func `An unpaired surrogate of a UTF-16 file drops its entry`() {
        let units = Array("a = \"x".utf16) + [0xD83D] + Array("\";\nb = \"y\";".utf16)
        let bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] as [UInt8] }
        let file = WordsFile.parse([0xFE, 0xFF] + bytes, path: "a.strings")
        #expect(file.report == ["error 1:7 unpaired surrogate 0xD83D"])
        #expect(file.texts == ["b=y"])
    }

    @Test func `Half a character at the end of a UTF-16 file is an error`() {
        let file = WordsFile.parse("a = b;".bytes(in: .utf16BigEndian, mark: true) + [0], path: "a.strings")
        #expect(file.report == ["error 1:7 half a character at the end of the file"])
        #expect(file.texts == ["a=b"])
    }

    @Test func `A number beyond Unicode in a UTF-32 file is an error`() {
        let bytes = "a = \"".bytes(in: .utf32LittleEndian, mark: true) + [0, 0, 0x11, 0]
        let rest = "\";".bytes(in: .utf32LittleEndian, mark: false)
        let file = WordsFile.parse(bytes + rest, path: "a.strings")
        #expect(file.report == ["error 1:6 no character has the number 0x110000"])
        #expect(file.texts.isEmpty)
    }

    @Test func `Bytes in a comment that are no text cost the comment and nothing else`() {
        let file = WordsFile.parse(
            Array("/* ".utf8) + [0xC3, 0x28, 0xFF, 0xFE] + Array(" */\na = b;".utf8),
            path: "a.strings"
        )
        #expect(
            file.report == [
                "error 1:4 invalid UTF-8 byte 0xC3 at offset 3",
                "error 1:6 invalid UTF-8 bytes 0xFF 0xFE at offset 5",
            ]
        )
        #expect(file.texts == ["a=b"])
        #expect(file["a"]?.comment == nil)
    }

    @Test func `Columns count characters`() {
        let file = WordsFile.strings("\"👩‍👩‍👧e\u{301}ü\" = \"x\" /* 日本 */ ?;\n")
        #expect(file.report == ["error 1:12 missing \";\" (unescaped quote in value?)"])
    }

    @Test func `A carriage return alone ends a line`() {
        let file = WordsFile.strings("a = b;\rc = d;\r\n\ré")
        #expect(file["c"]?.position == SourcePosition(line: 2, column: 1))
        #expect(file.report == ["error 4:1 unexpected \"é\", expected a key"])
    }
}
