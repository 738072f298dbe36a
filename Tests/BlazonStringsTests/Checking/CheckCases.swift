import BlazonStrings
import Testing

/// Translations that drift from what a program passes and shows.
@Suite("Cases: checks")
struct CheckCases {
    @Test func `14-duplicate-key: a warning at the second`() {
        let check = Checked(["en.lproj/A.strings": "\"save\" = \"Save\";\n\n\"save\" = \"Store\";"])
        #expect(
            check.report == ["warning en.lproj/A.strings:3:1 duplicate key \"save\" (first at 1:1, values differ)"]
        )
    }

    @Test func `16-empty-value: present, and noted`() {
        let check = Checked(["en.lproj/A.strings": "\"blank\" = \"\";", "ja.lproj/A.strings": "\"blank\" = \"\";"])
        #expect(
            check.report == ["en", "ja"].map { "warning \($0).lproj/A.strings:1:11 empty translation of \"blank\"" }
        )
    }

    @Test func `37-unnumbered-order-drift: languages other than the development language warn`() {
        let check = Checked([
            "en.lproj/A.strings": "\"ab\" = \"%@ sent %@\";", "zh-Hans.lproj/A.strings": "\"ab\" = \"%@ 由 %@ 发送\";",
        ])
        #expect(
            check.report == [
                "warning zh-Hans.lproj/A.strings:1:1 two unnumbered arguments of one type: number them (%1$@ %2$@)"
            ]
        )
    }

    @Test func `53-xcstrings-no-extraction-state: stale is flagged, what is not to be translated is not missing`() {
        let check = Checked([
            "T.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "plain": {"localizations": {"ja": {"stringUnit": {"value": "P"}}}},
              "old": {"extractionState": "stale", "localizations": {"ja": {"stringUnit": {"value": "O"}}}},
              "keep": {"shouldTranslate": false}}}
            """
        ])
        #expect(check.report == ["warning T.xcstrings:3:3 \"old\" is stale: no source had it any more"])
    }

    @Test func `55-per-key-fallback-to-development: the language that lacks a word, at the word`() {
        let check = Checked([
            "en.lproj/A.strings": "\"a\" = \"A en\";\n\"b\" = \"B en\";", "ja.lproj/A.strings": "\"a\" = \"A ja\";",
        ])
        #expect(check.report == ["warning en.lproj/A.strings:2:1 ja lacks \"b\""])
    }

    @Test func `60-theme-table-opt-in: unknown keys and other arguments are errors`() {
        let files = [
            "ja.lproj/A.strings": "\"panelLayer\" = \"レイヤー\";\n\"range\" = \"%dから%d文字\";\n\"save\" = \"保存\";",
            "ja.lproj/YumekawaTheme.strings":
                "\"panelLayer\" = \"れいやー\";\n\"range\" = \"%2$d←%1$d\";\n\"typo\" = \"x\";\n\"save\" = \"%d保存\";",
        ]
        let expected = [
            "error ja.lproj/YumekawaTheme.strings:3:1 unknown key \"typo\": no other table has it",
            "error ja.lproj/YumekawaTheme.strings:4:1 arguments of \"save\" differ: it takes Int, "
                + "but the development language takes nothing",
        ]
        #expect(Checked(files).report == expected)
        // The generator says the same, and makes no accessors of it.
        let code = Generated(files)
        #expect(code.report == expected)
        #expect(!code.text.contains("yumekawaTheme"))
        // Named otherwise, it has to be named in the settings or on the command line.
        let other = [
            "ja.lproj/A.strings": files["ja.lproj/A.strings"] ?? "", "ja.lproj/Cute.strings": "\"typo\" = \"x\";",
        ]
        let named = Checked(other) { $0.themeTables = ["Cute"] }
        #expect(named.report == ["error ja.lproj/Cute.strings:1:1 unknown key \"typo\": no other table has it"])
        #expect(Checked(other).report == [])
    }
}
