import BlazonStrings
import Testing

@Suite("Cases: .xcstrings")
struct XCStringsCases {
    @Test func `48-xcstrings-substitution-without-argnum: has none`() throws {
        let file = WordsFile.xcstrings(
            """
            {"sourceLanguage": "en", "strings": {"walk": {"localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%#@km@"},
              "substitutions": {"km": {"formatSpecifier": "lf", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%2$@ mile"}},
                "other": {"stringUnit": {"state": "translated", "value": "%2$@ miles"}}}}}}
            }}}}, "version": "1.0"}
            """
        )
        #expect(file.report.isEmpty)
        let message = try #require(file["walk", language: "en"]?.message)
        #expect(message.format == "%#@km@")
        let variable = try #require(message.variables["km"])
        #expect(variable.argument == nil)
        #expect(variable.valueType == "lf")
        #expect(variable.texts == ["one": "%2$@ mile", "other": "%2$@ miles"])
        #expect(variable.position == SourcePosition(line: 3, column: 21))
        #expect(variable.forms[.one]?.position == SourcePosition(line: 4, column: 60))
    }

    @Test func `50-xcstrings-plural-only: is a format of one variable`() throws {
        let file = WordsFile.xcstrings(
            """
            {"sourceLanguage": "en", "strings": {"n %lld": {"localizations": {"en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld dog"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld dogs"}}}}}}}}, "version": "1.0"}
            """
        )
        #expect(file.report.isEmpty)
        let message = try #require(file["n %lld", language: "en"]?.message)
        #expect(message.format == "%#@(plural)@")
        #expect(message.variables.keys.sorted() == [XCStringsParser.pluralVariable])
        #expect(message.variables["(plural)"]?.texts == ["one": "%lld dog", "other": "%lld dogs"])
        #expect(message.variables["(plural)"]?.valueType == "")
    }

    @Test func `52-xcstrings-duplicate-keys: the last one counts, with a warning`() {
        let file = WordsFile.xcstrings(
            """
            {"sourceLanguage":"en","version":"1.0","strings":{
            "a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"1"}}}},
            "a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"2"}}}}}}
            """
        )
        #expect(file.report == ["warning 3:1 duplicate key \"a\" (first at 2:1)"])
        #expect(file.entries("en").map(\.message.format) == ["2"])
        #expect(file.entries("en").map(\.position) == [SourcePosition(line: 2, column: 1)])
    }

    @Test func `53-xcstrings-no-extraction-state: hides no key`() {
        let file = WordsFile.xcstrings(
            """
            {"sourceLanguage": "en", "strings": {
              "plain": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Plain"}}}},
              "old": {"extractionState": "stale",
                      "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Old"}}}},
              "keep": {"shouldTranslate": false, "localizations": {}}
            }, "version": "1.0"}
            """
        )
        #expect(file.report.isEmpty)
        #expect(file.sourceLanguage == "en")
        #expect(file.entries("en").map(\.key.text) == ["plain", "old", "keep"])
        #expect(file.entries("en").map(\.message.format) == ["Plain", "Old", "keep"])
        #expect(file.entries("en").map(\.isStale) == [false, true, false])
        #expect(file.entries("en").map(\.isTranslatable) == [true, true, false])
    }
}
