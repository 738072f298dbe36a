import BlazonStrings
import Testing

@Suite("Preferred languages of the environment")
struct PreferredLanguagesTests {
    @Test(
        "By gettext's order",
        arguments: [
            ([:], []), (["LANG": "de_AT.UTF-8"], ["de-AT"]), (["LANG": "de", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
            (["LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "ja_JP.UTF-8"], ["ja-JP"]),
            (["LANG": "de", "LC_ALL": ""], ["de"]),
            (["LANG": "en_US.UTF-8", "LANGUAGE": "pt_BR:pt:en"], ["pt-BR", "pt", "en"]),
            (["LANG": "C", "LANGUAGE": "de"], []), (["LANG": "C.UTF-8", "LANGUAGE": "de"], []),
            (["LC_ALL": "POSIX", "LANG": "de"], []), (["LC_ALL": "C", "LC_MESSAGES": "de"], []),
            (["LANGUAGE": "de:fr"], ["de", "fr"]), (["LANG": "ja", "LANGUAGE": ""], ["ja"]),
            (["LANG": "ja", "LANGUAGE": "::de::de:"], ["de"]), (["LANG": "ja", "LANGUAGE": "de:C:fr"], ["de"]),
            (["LANG": "ja", "LANGUAGE": "no language"], []), (["LANG": "sr_RS@latin"], ["sr-Latn-RS"]),
        ] as [([String: String], [LanguageTag])]
    )
    func order(environment: [String: String], expected: [LanguageTag]) {
        #expect(PreferredLanguages.languages(environment: environment) == expected)
    }
}
