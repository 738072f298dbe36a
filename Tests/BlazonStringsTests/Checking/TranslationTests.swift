import BlazonStrings
import Testing

@Suite("Checks of translations")
struct TranslationTests {
    @Test("Languages that lack a word are named together, those that lack a table once")
    func missing() {
        let check = Checked([
            "en.lproj/A.strings": "\"a\" = \"1\"; \"b\" = \"2\";", "en.lproj/B.strings": "\"c\" = \"3\";",
            "de.lproj/A.strings": "\"a\" = \"1\";", "ja.lproj/A.strings": "\"a\" = \"1\";",
        ])
        #expect(
            check.report == [
                "warning en.lproj/A.strings:1:12 de, ja lack \"b\"",
                "warning en.lproj/B.strings:1:1 de, ja lack the table \"B\"",
            ]
        )
    }

    @Test("A region needs only what it says otherwise; themes and made-up languages need nothing")
    func regions() {
        let check = Checked([
            "en.lproj/A.strings": "\"color\" = \"color\"; \"b\" = \"2\";",
            "en-GB.lproj/A.strings": "\"color\" = \"colour\";",
            "de.lproj/A.strings": "\"color\" = \"Farbe\"; \"b\" = \"2\";", "de-AT.lproj/A.strings": "\"b\" = \"zwei\";",
            "de-x-yumekawa.lproj/A.strings": "\"b\" = \"♡\";", "en-XA.lproj/A.strings": "\"b\" = \"ƀ\";",
        ])
        #expect(check.report == [])
    }

    @Test("Other arguments than the development language's are errors, fewer are not")
    func signatures() {
        let check = Checked([
            "en.lproj/A.strings": "\"a\" = \"%d of %@\";\n\"b\" = \"x\";\n\"c\" = \"%d\";",
            "ja.lproj/A.strings": "\"a\" = \"%2$@\";\n\"b\" = \"%@\";\n\"c\" = \"%@\";\n\"d\" = \"d\";",
        ])
        let differ = "but the development language takes"
        #expect(
            check.report == [
                "error ja.lproj/A.strings:2:1 arguments of \"b\" differ: it takes String, \(differ) nothing",
                "error ja.lproj/A.strings:3:1 arguments of \"c\" differ: it takes String, \(differ) Int",
                "warning ja.lproj/A.strings:4:1 \"d\" is not in en, so nothing shows it",
            ]
        )
    }

    @Test("Plural categories that a language has and a text lacks")
    func plurals() {
        func words(_ forms: String) -> String {
            "{\"variations\": {\"plural\": {\(forms)}}}"
        }
        let one = "\"one\": {\"stringUnit\": {\"value\": \"%d\"}}"
        let other = "\"other\": {\"stringUnit\": {\"value\": \"%d\"}}"
        let check = Checked([
            "T.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
            "en": \(words("\(one), \(other)")),
            "ja": \(words(other)),
            "pl": \(words("\(one), \(other)"))}}}}
            """
        ])
        #expect(check.report.count == 1)
        #expect(check.report.first?.hasPrefix("warning T.xcstrings:4:") == true)
        #expect(check.report.first?.hasSuffix("lacks: few, many") == true)
    }

    @Test("Files that cannot be used")
    func files() {
        let check = Checked([
            "en.lproj/A.strings": "\"a\" = \"1\";", "A.strings": "\"a\" = \"1\";",
            "c++.lproj/A.strings": "\"a\" = \"1\";",
            "x/en.lproj/A.strings": "",
        ])
        #expect(
            check.report == [
                "warning A.strings:1:1 not in a .lproj directory: these words are not used",
                "error c++.lproj/A.strings:1:1 \"c++\" is not a language",
                "error x/en.lproj/A.strings:1:1 table \"A\" in en is in en.lproj/A.strings too",
            ]
        )
    }
}
