import BlazonStrings
import Testing

@Suite("Reading .xcstrings")
struct XCStringsTests {
    /// A catalog of one key.
    private func catalog(_ entry: String, key: String = "k") -> ParsedFile {
        WordsFile.xcstrings("{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\":\n\(entry)}}")
    }

    @Test func `Each language has a table, and the key is the source text where none is given`() {
        let file = catalog(
            """
            {"comment": " a\\n b ", "localizations": {
             "ja": {"stringUnit": {"state": "needs_review", "value": "日"}}, "zh-Hant": {}}}
            """,
            key: "Day %lld"
        )
        #expect(file.report.isEmpty)
        #expect(file.tables.keys.sorted() == ["en", "ja"])
        #expect(file.entries("en").map(\.message) == [Message("Day %lld")])
        #expect(file.entries("en").map(\.comment) == ["a\nb"])
        #expect(file.entries("en").map(\.valuePosition) == [SourcePosition(line: 1, column: 38)])
        #expect(file.entries("ja").map(\.message) == [Message("日")])
        #expect(file.entries("ja").map(\.valuePosition) == [SourcePosition(line: 3, column: 58)])
    }

    @Test(arguments: ["{}", "{\"x\": {}}"])
    func `A source language that says nothing has the key as its text`(localization: String) {
        let file = catalog("{\"localizations\": {\"en\": \(localization)}}")
        #expect(file.entries("en").map(\.message) == [Message("k")])
        #expect(!file.report.contains { $0.hasPrefix("error") })
    }

    @Test func `Substitutions become variables`() throws {
        let file = catalog(
            """
            {"localizations": {"en": {"stringUnit": {"value": "%#@a@ in %2$#@b@"}, "substitutions": {
              "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
              "b": {"argNum": 2, "formatSpecifier": "@", "variations": {"device": {
                "mac": {"variations": {"plural": {"other": {"stringUnit": {"value": "windows"}}}}}}}}}}}}
            """
        )
        #expect(file.report.isEmpty)
        let message = try #require(file["k", language: "en"]?.message)
        #expect(message.format == "%#@a@ in %2$#@b@")
        #expect(message.variables["a"]?.argument == 1)
        #expect(message.variables["a"]?.valueType == "lld")
        #expect(message.variables["a"]?.texts == ["one": "%arg file", "other": "%arg files"])
        #expect(message.variables["b"]?.argument == 2)
        #expect(message.variables["b"]?.texts == ["other": "windows"])
    }

    @Test(
        arguments: [
            (#""mac": {"stringUnit": {"value": "m"}}, "other": {"stringUnit": {"value": "o"}}"#, "o"),
            (#""iphone": {"stringUnit": {"value": "i"}}, "mac": {"stringUnit": {"value": "m"}}"#, "m"),
            (#""applewatch": {"stringUnit": {"value": "w"}}, "ipad": {"stringUnit": {"value": "p"}}"#, "p"),
            (#""toaster": {"stringUnit": {"value": "t"}}"#, "t"),
            (#""mac": {"variations": {"plural": {"other": {"stringUnit": {"value": "x"}}}}}"#, "%#@(plural)@"),
        ]
    )
    func `Of the texts for devices one is used`(devices: String, format: String) {
        let file = catalog("{\"localizations\": {\"en\": {\"variations\": {\"device\": {\(devices)}}}}}")
        #expect(file.report.isEmpty)
        #expect(file["k", language: "en"]?.message.format == format)
    }

    @Test func `Escapes in keys and texts are characters`() {
        let file = catalog(
            #"{"localizations": {"en": {"stringUnit": {"value": "\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"}}}}"#,
            key: #"\u006b"#
        )
        #expect(file.report.isEmpty)
        #expect(file["k", language: "en"]?.message.format == "\"\\/\u{8}\u{C}\n\r\té😀")
    }

    @Test(
        arguments: [
            ("1", ["error 2:1 expected a dictionary as \"k\", found a number"]),
            (
                #"{"shouldTranslate": "no"}"#,
                [
                    "error 2:21 expected true or false as \"shouldTranslate\", found a text"
                ]
            ),
            (
                #"{"localizations": {"en": {"x": {}}}}"#,
                [
                    "warning 2:20 neither \"stringUnit\" nor \"variations\""
                ]
            ),
            (#"{"localizations": {"en": {"stringUnit": {}}}}"#, ["error 2:27 \"stringUnit\" without \"value\""]),
            (
                #"{"localizations": {"en": {"stringUnit": {"value": ""}}}}"#,
                [
                    "warning 2:51 empty translation of \"k\""
                ]
            ),
            (
                #"{"localizations": {"en": {"variations": {"width": {}}}}}"#,
                [
                    "error 2:27 expected \"plural\" or \"device\" in the variations of \"en\""
                ]
            ),
            (#"{"localizations": {"en": {"variations": {"plural": {}}}}}"#, ["error 2:42 no plural forms of \"en\""]),
            (
                #"{"localizations": {"en": {"variations": {"plural": {"some": {}}}}}}"#,
                [
                    "error 2:53 unknown plural category \"some\", expected zero, one, two, few, many or other"
                ]
            ),
            (
                #"{"localizations": {"en": {"stringUnit": {"value": "x"}, "substitutions": {"n": {"argNum": 0}}}}}"#,
                [
                    "error 2:75 no forms of substitution \"n\""
                ]
            ),
            (#"{"comment": "\uD83D"}"#, ["error 2:14 unpaired surrogate \\uD83D"]),
            (
                #"{"comment": "\q"}"#,
                [
                    #"error 2:14 unknown escape in a string, expected \n, \r, \t, \", \\, \/, \b, \f or \u"#
                ]
            ),
            ("{\"comment\": \"a\tb\"}", ["error 2:15 unescaped control character 0x09 in a string"]),
            (#"{"comment": "a" "extractionState": "manual"}"#, ["error 2:16 missing \",\""]),
            (#"{"comment": "a",}"#, ["error 2:16 unexpected \",\" before the end"]),
            (
                #"{"comment" "a", "x": 01}"#,
                [
                    "error 2:11 expected \":\" after key \"comment\"", "error 2:22 malformed number \"01\"",
                ]
            ),
            (
                #"{"x": [1, -2.5e+3, true, null, "a", {}], "y": [1, }"#,
                [
                    "error 2:47 \"[\" without \"]\""
                ]
            ),
            ("{\"comment\": \"a\n}", ["error 2:13 unterminated string, expected a closing \""]),
            (#"{"comment": nil}"#, ["error 2:13 unexpected \"nil\", expected a value"]),
            (#"{comment: "a", "x": 1}"#, ["error 2:2 unexpected \"c\", expected a key or \"}\""]),
        ] as [(String, [String])]
    )
    func `Faults are reported`(entry: String, report: [String]) {
        #expect(catalog(entry).report == report)
    }

    @Test(
        arguments: [
            ("", ["error 1:1 unexpected end of the file, expected a value"]),
            ("[]", ["error 1:1 expected a dictionary as \"the catalog\", found an array"]),
            ("{}", ["error 1:1 missing \"sourceLanguage\"", "error 1:1 missing \"strings\""]),
            (
                #"{"sourceLanguage": "en", "strings": {}} x"#,
                [
                    "error 1:41 unexpected \"x\", expected the end of the file"
                ]
            ),
            (#"{"sourceLanguage": "en", "strings": {}"#, ["error 1:1 \"{\" without \"}\""]),
            (
                #"{"sourceLanguage": "en", "strings": {"é": {}, "é": {}, "a\nb": {}}}"#,
                [
                    "warning 1:47 look-alike keys (1:38, 1:47): \"e\u{301}\" is written with other characters there",
                    "warning 1:56 line break in key \"a\\nb\"",
                ]
            ),
        ]
    )
    func `Faults of the whole file`(text: String, report: [String]) {
        // The second key is in two characters, which an editor might put together.
        let parts = text.split(separator: "é", omittingEmptySubsequences: false)
        let file = WordsFile.xcstrings(parts.count == 3 ? "\(parts[0])é\(parts[1])e\u{301}\(parts[2])" : text)
        #expect(file.report == report)
    }
}
