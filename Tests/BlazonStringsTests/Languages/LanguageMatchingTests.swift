import BlazonStrings
import Testing

@Suite("Language matching")
struct LanguageMatchingTests {
    private func chain(
        _ preferred: [LanguageTag],
        of available: String,
        development: LanguageTag? = nil,
        theme: String? = nil
    ) -> String {
        let tables = available.split(separator: " ").compactMap { TableLanguage(directoryName: String($0)) }
        return LanguageMatching(available: tables, development: development)
            .chain(for: preferred, themeID: theme)
            .map { if case .language(let tag) = $0 { tag.description } else { "Base" } }
            .joined(separator: " ")
    }

    @Test("56-region-both-directions: a region finds its language, and a language its region")
    func regions() {
        let available = "de pt en-GB"
        #expect(chain(["en"], of: available, development: "en-GB") == "en-GB")
        #expect(chain(["pt-BR"], of: available, development: "en-GB") == "pt en-GB")
        #expect(chain(["en-GB"], of: available, development: "en-GB") == "en-GB")
        #expect(chain(["fr"], of: available, development: "en-GB") == "en-GB")
    }

    @Test(
        "One preferred language",
        arguments: [
            ("zh-TW", "zh-hant zh-hans en", "zh-Hant"), ("zh-HK", "zh-Hant zh-Hans", "zh-Hant"),
            ("zh-MO", "zh-HK zh-Hant", "zh-HK zh-Hant"), ("zh-CN", "zh-Hant zh-Hans", "zh-Hans"),
            ("zh-SG", "zh-Hans zh-TW", "zh-Hans"), ("zh", "zh-Hant zh-Hans", "zh-Hans"),
            ("zh-Hant", "zh-TW zh-CN", "zh-TW"),
            ("zh-Hant-TW", "zh-TW zh", "zh-TW zh"), ("zh-TW", "zh-Hant-TW", "zh-Hant-TW"), ("zh-Hans", "zh-TW", ""),
            ("zh-TW", "zh-Hans", ""), ("zh-TW", "zh-CN", ""), ("zh-Hant", "zh-HK zh-TW", "zh-TW zh-HK"),
            ("zh-CN", "zh", "zh"),
            ("en", "en-AU en-GB en-US", "en-US en-AU en-GB"), ("en-AU", "en-US en-CA en-GB", "en-GB en-CA en-US"),
            ("en-AU", "en-US en-GB en", "en"), ("en-AU", "en-001 en", "en-001 en"), ("es-AR", "es es-419", "es-419 es"),
            ("es-AR", "es-ES es-MX", "es-MX es-ES"), ("pt-AO", "pt pt-PT", "pt-PT pt"),
            ("pt", "pt-PT pt-BR", "pt-BR pt-PT"),
            ("nb-NO", "no", "no"), ("no", "nb", "nb"), ("nn", "no", "no"), ("nb", "nn", ""), ("no", "nn nb", "nb"),
            ("sr-ME", "sr-Latn sr", "sr-Latn sr"), ("sr-RS", "sr-Latn", ""), ("sr-Cyrl-RS", "sr", "sr"),
            ("ja-JP-x-theme-y", "ja ja-x-theme", "ja"), ("ja-x-theme-y", "ja-x-theme-y ja", "ja-x-theme-y ja"),
            ("en", "en-x-theme", ""), ("JA-jp", "Ja", "ja"), ("iw", "he", "he"), ("he", "iw", "he"),
            ("sl-IT-rozaj", "sl", "sl"),
            ("fr", "de Base", "Base"), ("de-AT", "Base de", "de Base"), ("en-DE", "en-150 en-GB", "en-150"),
        ]
    )
    func one(preferred: String, available: String, expected: String) {
        #expect(chain([LanguageTag(identifier: preferred)].compactMap(\.self), of: available) == expected)
    }

    @Test("Several preferred languages, each with its shorter forms, then the development language, then Base")
    func several() {
        #expect(chain(["fr-CA", "de", "en"], of: "en de fr Base ja", development: "ja") == "fr de en ja Base")
        #expect(chain(["en-US", "en-GB"], of: "en en-GB", development: "en") == "en en-GB")
        #expect(chain([], of: "en Base", development: "en-US") == "en Base")
        #expect(chain(["fr"], of: "", development: "en") == "")
    }

    @Test("A theme's words come before the plain ones of the same language, not before another language's")
    func themes() {
        let available = "ja ja-x-yumekawa-pink en en-x-yumekawa-pink en-x-other"
        let expected = "ja-x-yumekawa-pink ja en-x-yumekawa-pink en"
        #expect(chain(["ja-JP", "en"], of: available, theme: "yumekawa-pink") == expected)
        #expect(chain(["ja-JP", "en"], of: available) == "ja en")
    }

    @Test("Names of directories")
    func directories() {
        #expect(TableLanguage(directoryName: "Base") == .base)
        #expect(TableLanguage(directoryName: "zh-hant") == .language("zh-Hant"))
        #expect(TableLanguage(directoryName: "not a language") == nil)
    }
}
