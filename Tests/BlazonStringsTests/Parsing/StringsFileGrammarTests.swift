import BlazonStrings
import Testing

@Suite("Grammar of .strings")
struct StringsFileGrammarTests {
    @Test(
        arguments: [
            ("", []),
            ("/* x */", []),
            ("a = b;", ["a=b"]),
            ("'a' = 'b\"c';", ["a=b\"c"]),
            ("\"k\";", ["k=k"]),
            ("{ a = b; }", ["a=b"]),
            ("a = http://x.y/z-1; b = $x_y;", ["a=http://x.y/z-1", "b=$x_y"]),
            ("a\u{B}=\u{C}b;", ["a=b"]),
            ("\u{2028}a = b;// x\u{2029}c = d;", ["a=b", "c=d"]),
            ("\"a\"=\"one\ntwo\";", ["a=one\ntwo"]),
            ("a /* x */ = // y\n b /* z */ ;", ["a=b"]),
        ]
    )
    func `Well-formed files`(text: String, texts: [String]) {
        let file = WordsFile.strings(text)
        #expect(file.report.isEmpty)
        #expect(file.texts == texts)
    }

    @Test(
        arguments: [
            (#"\a\b\f\n\r\t\v"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}", []),
            (#"\"\'\\"#, "\"'\\", []),
            ("x\\\ny", "x\ny", []),
            (
                #"\U00e9\Ud83d\uDe00"#, "é",
                ["error 1:12 unpaired surrogate \\UD83D", "warning 1:18 unknown escape \"\\u\", read as \"u\""]
            ),
            (#"\UD83D\UDE00"#, "😀", []),
            (#"\UE9z"#, "éz", ["warning 1:6 expected four hexadecimal digits after \"\\U\""]),
            (#"\Uz"#, nil, ["error 1:6 expected four hexadecimal digits after \"\\U\""]),
            (#"\UDE00\UD83D"#, nil, ["error 1:6 unpaired surrogate \\UDE00", "error 1:12 unpaired surrogate \\UD83D"]),
            (#"\0\101\1012\8"#, "\0AA28", ["warning 1:17 unknown escape \"\\8\", read as \"8\""]),
            (#"\200\341\375"#, "\u{A0}Æ\u{FF}", []),
            (#"\377"#, nil, ["error 1:6 no character has the octal number 377"]),
            (#"\777"#, nil, ["error 1:6 no character has the octal number 777"]),
            (#"\q"#, "q", ["warning 1:6 unknown escape \"\\q\", read as \"q\""]),
            (#"\é!"#, "é!", ["warning 1:6 unknown escape \"\\é\", read as \"é\""]),
        ] as [(String, String?, [String])]
    )
    func `Escapes stand for their characters`(escape: String, text: String?, report: [String]) {
        let file = WordsFile.strings("a = \"\(escape)\";")
        #expect(file.report == report)
        let isReadable = !report.contains { $0.hasPrefix("error") }
        #expect(file["a"]?.message.format == (isReadable ? text : nil))
    }

    @Test(
        arguments: [
            ("/* one */ a = b;", "one"),
            ("// one\na = b;", "one"),
            ("// one\n//  two\na = b;", "one\ntwo"),
            ("// one\n\n// two\na = b;", "two"),
            ("/* one */ /* two */ a = b;", "two"),
            ("/*\n   one\n\n   two  \n*/\na = b;", "one\n\ntwo"),
            ("/**/a = b;", nil),
            ("x = y; // about x\na = b;", nil),
            ("x = y; /* about\n x */\na = b;", nil),
            ("x = y; /* about a */ a = b;", "about a"),
            ("x = y; // about x\n// about a\na = b;", "about a"),
            ("x = y;\n// about a\n\na = b;", "about a"),
            ("// éé\r\na = b;", "éé"),
            ("///  one ///\na = b;", "one ///"),
            ("a /* inside */ = b;", nil),
        ] as [(String, String?)]
    )
    func `The comment before a key is kept`(text: String, comment: String?) {
        let file = WordsFile.strings(text)
        #expect(file.report.isEmpty)
        #expect(file["a"]?.comment == comment)
    }

    @Test(
        arguments: [
            (";a = b;", ["a=b"], ["error 1:1 unexpected \";\", expected a key"]),
            ("a = b;\n# c\nd = e;", ["a=b", "d=e"], ["error 2:1 unexpected \"#\", expected a key"]),
            ("a = b; }\nc = d;", ["a=b", "c=d"], ["error 1:8 unexpected \"}\", expected a key"]),
            ("{ a = b;", ["a=b"], ["error 1:9 missing \"}\" at the end of the file"]),
            (
                "{ a = b } c", ["a=b"],
                [
                    "error 1:8 missing \";\"", "error 1:11 unexpected \"c\", expected the end of the file after \"}\"",
                ]
            ),
            ("a = ;b = c;", ["b=c"], ["error 1:5 expected a value of key \"a\" before \";\""]),
            ("a", [], ["error 1:2 expected \"=\" after key \"a\""]),
            ("a =", [], ["error 1:4 unexpected end of the file, expected a value of key \"a\""]),
            ("a\n\nb = c;", ["b=c"], ["error 1:2 expected \"=\" after key \"a\""]),
            ("\"a\" \"b\"; c = d;", ["c=d"], ["error 1:5 expected \"=\" after key \"a\""]),
            ("a = b c = d;", ["a=b", "c=d"], ["error 1:6 missing \";\""]),
            (
                "\"u\" = \"see \"x=1\" now\";\na = b;", ["a=b"],
                [
                    "error 1:13 missing \";\" (unescaped quote in value?)"
                ]
            ),
            (
                "a = \"A;\n\"b\" = \"B\";\nc = d;", ["b=B", "c=d"],
                [
                    "error 1:5 unterminated string, expected a closing \""
                ]
            ),
            ("a = \"A;\nc = d;", ["c=d"], ["error 1:5 unterminated string, expected a closing \""]),
            (
                "a = { b = { c = \"}\"; }; /* } */ }; d = e;", ["d=e"],
                [
                    "error 1:5 expected a text as the value of key \"a\", found a structure"
                ]
            ),
            (
                "a = { b\nc = (;\nd = e;", ["d=e"],
                [
                    "error 1:5 expected a text as the value of key \"a\", found a structure",
                    "error 2:5 expected a text as the value of key \"c\", found a structure",
                ]
            ),
            ("a = b; /* c", ["a=b"], ["error 1:8 unterminated comment, expected \"*/\""]),
            (
                "\"a\" \"b\"\n/* x\n\"no\" = \"no\";\n*/\nc = d;", ["c=d"],
                [
                    "error 1:5 expected \"=\" after key \"a\""
                ]
            ),
            ("größe = x;\na = b;", ["a=b"], ["error 1:3 expected \"=\" after key \"gr\""]),
            ("a = b;\u{A0}c = d;\ne = f;", ["a=b", "e=f"], ["error 1:7 unexpected \"\u{A0}\", expected a key"]),
            ("\"a\nb\" = c;", ["a\nb=c"], ["warning 1:1 line break in key \"a\\nb\""]),
            (#""a\nb" = c;"#, ["a\nb=c"], ["warning 1:1 line break in key \"a\\nb\""]),
            ("a = b; a = b;", ["a=b"], ["warning 1:8 duplicate key \"a\" (first at 1:1, values are equal)"]),
        ] as [(String, [String], [String])]
    )
    func `Faults are reported, and the rest is read`(text: String, texts: [String], report: [String]) {
        let file = WordsFile.strings(text)
        #expect(file.report == report)
        #expect(file.texts == texts)
    }

    @Test func `A diagnostic names the path as it was given`() {
        let file = WordsFile.parse("a = b;;", path: "en.lproj/Localizable.strings")
        #expect(
            file.diagnostics.map(\.description) == [
                "en.lproj/Localizable.strings:1:7: error: unexpected \";\" after entry"
            ]
        )
    }

    @Test func `An XML property list is read as one`() {
        let file = WordsFile.strings(
            "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>"
        )
        #expect(file.report.isEmpty)
        #expect(file.texts == ["a=b"])
    }

    @Test func `A binary property list is refused`() {
        let file = WordsFile.strings("bplist00\u{1}\u{2}")
        #expect(file.report == ["error 1:1 binary property list, expected one in XML or text form"])
    }

    @Test(arguments: ["a.txt", "strings", "a.strings/b", ""])
    func `Another extension is refused`(path: String) {
        #expect(WordsFile.parse("a = b;", path: path).diagnostics.map(\.severity) == [.error])
    }
}
