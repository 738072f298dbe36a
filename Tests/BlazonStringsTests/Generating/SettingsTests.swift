import BlazonStrings
import Testing

@Suite("Settings of the generator")
struct SettingsTests {
    private func parse(_ text: String) -> (settings: GeneratorSettings, report: [String]) {
        let result = SettingsParser.parse(SourceFile(path: "blazon-strings.json", bytes: Array(text.utf8)))
        return (result.settings, result.diagnostics.map { "\($0.severity) \($0.position) \($0.message)" })
    }

    @Test("Every member is read")
    func all() {
        let (settings, report) = parse(
            """
            {"name": "Words", "access": "public", "development": "ja", "keys": "flat", "tables": ["A", "B"],
             "themeTables": [], "documentation": "all"}
            """
        )
        #expect(report.isEmpty)
        #expect(settings.name == "Words" && settings.access == .public && settings.keys == .flat)
        #expect(settings.development == "ja" && settings.tables == ["A", "B"] && settings.themeTables == [])
        #expect(settings.documentation == .all)
        #expect(!settings.isThemeTable("YumekawaTheme"))
    }

    @Test(
        "What is wrong has its place, and counts as not said",
        arguments: [
            (
                "{\"acces\": \"public\"}",
                "1:2 unknown setting \"acces\": there is name, access, development, keys, "
                    + "tables, themeTables, documentation"
            ),
            ("{\"access\": \"open\"}", "1:12 \"access\" is no \"open\": there is internal, package, public"),
            (
                "{\"name\": \"l10n\"}",
                "1:10 \"l10n\" cannot be the name: expected letters and digits after a capital letter, "
                    + "such as \"L10n\""
            ),
            (
                "{\"name\": \"Swift\"}",
                "1:10 \"Swift\" cannot be the name: expected letters and digits after a capital letter, "
                    + "such as \"L10n\""
            ),
            ("{\"tables\": \"A\"}", "1:12 expected an array as \"tables\", found a text"),
            ("{\"tables\": [1]}", "1:13 expected a text as \"an element of tables\", found a number"),
            ("[]", "1:1 expected a dictionary as \"the settings\", found an array"),
            ("{\"name\": \"A\"", "1:1 \"{\" without \"}\""),
        ]
    )
    func faults(text: String, problem: String) {
        let (settings, report) = parse(text)
        #expect(report == ["error \(problem)"])
        #expect(settings.access == .internal)
    }

    @Test("They decide about the code")
    func use() {
        let words = ["en.lproj/A.strings": "\"x.y\" = \"%u\";", "ja.lproj/A.strings": "\"x.y\" = \"%u個\";"]
        let settings = """
            {"name": "Words", "access": "public", "keys": "flat", "documentation": "all"}
            """
        let code = Generated(words.merging(["blazon-strings.json": settings]) { $1 })
        #expect(code.report.isEmpty)
        #expect(code.text.contains("\npublic import BlazonStrings\n"))
        #expect(code.text.contains("public nonisolated enum Words {"))
        #expect(
            code.text.contains(
                """
                        /// - en: `%u`
                        /// - ja: `%u個`
                        public static var xY: BlazonStrings.StringResource<Swift.UInt> {
                            .init("x.y", table: "A", in: Words.catalog, development: "%u")
                """
            )
        )
    }

    @Test("The development language is English, else Base, else the only one, else an error that says what to do")
    func development() {
        func report(_ languages: String..., settings: String = "{}") -> [String] {
            var files = ["blazon-strings.json": settings]
            for language in languages { files["\(language).lproj/A.strings"] = "\"k\" = \"v\";" }
            return Generated(files).report
        }
        #expect(report("de", "EN", "Base") == [])
        #expect(report("de", "base") == [])
        #expect(report("de", "de-x-yumekawa", "en-XA") == [])
        #expect(
            report("de", "ja") == [
                "error blazon-strings.json:1:1 in which of de, ja were the keys written? Add \"development\": \"de\" to "
                    + "blazon-strings.json"
            ]
        )
        #expect(report("de", "ja", settings: "{\"development\": \"JA\"}") == [])
        #expect(
            report("de", "ja", settings: "{\"development\": \"fr\"}") == [
                "error blazon-strings.json:1:17 no words in fr: there is de, ja"
            ]
        )
        #expect(report(settings: "{}") == ["error blazon-strings.json:1:1 there are no words"])
    }

    @Test("Names that would be taken twice are errors")
    func clashes() {
        let catalog = Generated(["en.lproj/Catalog.strings": "\"k\" = \"v\";"])
        #expect(
            catalog.report == [
                "error en.lproj/Catalog.strings:1:1 table \"Catalog\" would be L10n.catalog, as is the catalog itself"
            ]
        )
        #expect(catalog.declarations == ["enum L10n"])
        let member = Generated("\"a\" = \"1\"; \"a.themed\" = \"2\"; \"a.b.themed\" = \"3\"; \"themed\" = \"4\";")
        #expect(
            member.report == [
                "error en.lproj/Localizable.strings:1:12 \"a.themed\" would hide what \"a\" has by the name themed"
            ]
        )
        let deep = Generated("\"\(String(repeating: "a.", count: 8000))a\" = \"1\";")
        #expect(deep.report.count == 1 && deep.report[0].hasSuffix("nests deeper than 16 levels"))
    }
}
