import Testing

@testable import BlazonStrings

@Suite("Plural rules")
struct PluralRulesTests {
    @Test(
        "Quantities by CLDR",
        arguments: [
            ("en", "1", PluralCategory.one), ("en", "0", .other), ("en", "1.0", .other), ("en", "2", .other),
            ("ru", "1", .one), ("ru", "21", .one), ("ru", "11", .many), ("ru", "3", .few), ("ru", "14", .many),
            ("ru", "0", .many), ("ru", "100", .many), ("ru", "1.5", .other),
            ("pl", "1", .one), ("pl", "22", .few), ("pl", "21", .many), ("pl", "12", .many), ("pl", "1.5", .other),
            ("cs", "1", .one), ("cs", "4", .few), ("cs", "5", .other), ("cs", "1.5", .many),
            ("ar", "0", .zero), ("ar", "1", .one), ("ar", "2", .two), ("ar", "3", .few), ("ar", "103", .few),
            ("ar", "11", .many), ("ar", "99", .many), ("ar", "100", .other), ("ar", "102", .other),
            ("lv", "0", .zero), ("lv", "10", .zero), ("lv", "11", .zero), ("lv", "1", .one), ("lv", "21", .one),
            ("lv", "2", .other), ("lv", "0.1", .one), ("lv", "1.1", .one),
            ("ga", "1", .one), ("ga", "2", .two), ("ga", "3", .few), ("ga", "6", .few), ("ga", "7", .many),
            ("ga", "10", .many), ("ga", "11", .other), ("ga", "0", .other),
            ("cy", "0", .zero), ("cy", "1", .one), ("cy", "2", .two), ("cy", "3", .few), ("cy", "6", .many),
            ("cy", "4", .other),
            ("sl", "1", .one), ("sl", "101", .one), ("sl", "2", .two), ("sl", "3", .few), ("sl", "4", .few),
            ("sl", "5", .other), ("sl", "1.5", .few),
            ("he", "1", .one), ("he", "2", .two), ("he", "10", .other), ("he", "0.5", .one), ("iw", "2", .two),
            ("fr", "0", .one), ("fr", "1", .one), ("fr", "1.5", .one), ("fr", "2", .other), ("fr", "1000000", .many),
            ("fr", "1c6", .many), ("fr", "1c3", .other), ("fr-CA", "0", .one),
            ("pt", "0", .one), ("pt", "1", .one), ("pt-BR", "0", .one), ("pt-PT", "0", .other), ("pt-PT", "1", .one),
            ("pt-AO", "0", .other), ("pt-FR", "0", .other), ("pt-PT-x-theme", "0", .other),
            ("ja", "1", .other), ("zh-Hant-TW", "1", .other), ("ko", "0", .other), ("th", "1", .other),
            ("lt", "1", .one), ("lt", "21", .one), ("lt", "11", .other), ("lt", "2", .few), ("lt", "12", .other),
            ("lt", "1.5", .many), ("lt", "10", .other),
            ("ro", "0", .few), ("ro", "1", .one), ("ro", "19", .few), ("ro", "20", .other), ("ro", "101", .few),
            ("mt", "2", .two), ("mt", "0", .few), ("mt", "11", .many), ("gd", "11", .one), ("gd", "12", .two),
            ("gd", "13", .few), ("gd", "20", .other), ("br", "1000000", .many), ("da", "0.5", .one),
            ("da", "0", .other),
            ("sr-Latn", "21", .one), ("nb-NO", "1", .one), ("fil", "4", .other), ("tl", "5", .one),
            ("kw", "1000", .two),
            ("zz", "1", .other), ("und", "1", .other),
        ]
    )
    func cardinals(language: String, number: String, expected: PluralCategory) throws {
        let tag = try #require(LanguageTag(identifier: language))
        #expect(PluralRules.rules(for: tag).cardinal(try #require(PluralOperand(decimal: number))) == expected)
    }

    @Test(
        "Ranks by CLDR",
        arguments: [
            ("en", 1, PluralCategory.one), ("en", 2, .two), ("en", 3, .few), ("en", 4, .other), ("en", 11, .other),
            ("en", 21, .one), ("en", 112, .other), ("fr", 1, .one), ("fr", 2, .other), ("it", 8, .many),
            ("it", 9, .other),
            ("sv", 2, .one), ("sv", 12, .other), ("cy", 7, .zero), ("uk", 3, .few), ("uk", 13, .other),
            ("ja", 1, .other),
            ("en-GB", 2, .two),
        ]
    )
    func ordinals(language: LanguageTag, number: Int, expected: PluralCategory) {
        #expect(PluralRules.rules(for: language).ordinal(PluralOperand(number)) == expected)
    }

    @Test("The categories of a language, and those of everyday")
    func categories() {
        #expect(PluralRules.rules(for: "en").categories == [.one, .other])
        #expect(PluralRules.rules(for: "ar").categories == [.zero, .one, .two, .few, .many, .other])
        #expect(PluralRules.rules(for: "ja").categories == [.other])
        #expect(PluralRules.rules(for: "fr").categories == [.one, .many, .other])
        #expect(PluralRules.rules(for: "fr").everydayCategories == [.one, .other])
        #expect(PluralRules.rules(for: "cs").everydayCategories == [.one, .few, .other])
        #expect(PluralRules.rules(for: "ru").everydayCategories == [.one, .few, .many, .other])
        #expect(PluralRules.rules(for: "en").ordinalCategories == [.one, .two, .few, .other])
    }
}
