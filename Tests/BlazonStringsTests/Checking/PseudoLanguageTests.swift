import BlazonStrings
import Testing

@Suite("Languages that nobody speaks")
struct PseudoLanguageTests {
    @Test("Longer, with accents and brackets; arguments stay")
    func accented() {
        func text(_ format: String) -> String { PseudoLanguage.accented.message(Message(format)).format }
        #expect(text("Enter %d to %2$@") == "[Éñţéŕ %d ţö %2$@~~~~]")
        #expect(text("100%% off") == "[100%% öƒƒ~~~]")
        #expect(text("25% off") == "[25%% öƒƒ~~~]")
        #expect(text("") == "")
    }

    @Test("From right to left, word by word")
    func rightToLeft() {
        let text = PseudoLanguage.rightToLeft.message(Message("Enter %d")).format
        #expect(text == "\u{200F}\u{202E}Enter\u{202C}\u{200F} %d")
    }

    @Test("Files that read back as what they were made of, and that a check has nothing to say of")
    func files() throws {
        let words = "\"a\\t\\\"b\\\\\" = \"Save %@ <&>\";"
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"n": {"localizations": {"en": {
            "stringUnit": {"value": "%@ has %#@files@"}, "substitutions": {"files": {"argNum": 2, "formatSpecifier": "lld",
            "variations": {"plural": {"one": {"stringUnit": {"value": "%arg file"}},
            "other": {"stringUnit": {"value": "%arg files"}}}}}}}}}}}
            """
        let files = ["W/en.lproj/A.strings": words, "W/T.xcstrings": catalog]
        let check = Checked(files)
        #expect(
            check.pseudoFiles.keys.sorted() == [
                "W/ar-XB.lproj/A.strings", "W/ar-XB.lproj/T.stringsdict", "W/en-XA.lproj/A.strings",
                "W/en-XA.lproj/T.stringsdict",
            ]
        )
        #expect(check.pseudoFiles["W/en-XA.lproj/A.strings"] == "\"a\\t\\\"b\\\\\" = \"[Šåṽé %@ <&>~~~~]\";\n")
        #expect(Checked(files.merging(check.pseudoFiles) { $1 }).report == [])
        let path = "W/en-XA.lproj/T.stringsdict"
        let parsed = WordsFile.parse(Array((check.pseudoFiles[path] ?? "").utf8), path: path)
        let entry = try #require(parsed.tables.values.first?.entries.first)
        let template = Template(entry.message, language: "en-XA")
        #expect(template.signature == [.string, .int])
        #expect(template.formatted([.string("A"), .int(1)]) == "[A ĥåš 1 ƒîļé~~~~]")
    }
}
