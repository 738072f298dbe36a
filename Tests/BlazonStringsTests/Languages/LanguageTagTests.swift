import BlazonStrings
import Testing

@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "Tags and POSIX names in canonical form",
        arguments: [
            ("en", "en"), ("EN-gb", "en-GB"), ("zh_hant_tw", "zh-Hant-TW"), ("ZH-HANT", "zh-Hant"),
            ("es-419", "es-419"),
            ("ja_JP.UTF-8", "ja-JP"), ("ja_JP.eucJP@mod", "ja-JP"), ("de_DE@euro", "de-DE"),
            ("sr_RS@latin", "sr-Latn-RS"),
            ("sr_RS.UTF-8@cyrillic", "sr-Cyrl-RS"), ("ca_ES@valencia", "ca-ES-valencia"),
            ("sl-rozaj-biske-1994", "sl-rozaj-biske-1994"),
            ("ja-x-yumekawa-pink", "ja-x-yumekawa-pink"), ("ja-X-Yumekawa", "ja-x-yumekawa"),
            ("x-whatever", "und-x-whatever"),
            ("de-DE-u-co-phonebk-x-a-b", "de-DE-u-co-phonebk-x-a-b"), ("en-t-jp-a-bb", "en-a-bb-t-jp"),
            ("zh-yue-HK", "yue-HK"),
            ("iw", "he"), ("in-ID", "id-ID"), ("sh", "sr-Latn"), ("tl", "fil"), ("und", "und"),
            ("en_US_POSIX", "en-US-posix"),
            ("hsb", "hsb"), ("de-1996", "de-1996"),
        ]
    )
    func canonical(text: String, expected: String) throws {
        let tag = try #require(LanguageTag(identifier: text))
        #expect(tag.description == expected)
        #expect(LanguageTag(identifier: expected) == tag)
    }

    @Test(
        "What is no tag",
        arguments: [
            "", "C", "POSIX", "posix", "C.UTF-8", "c", "Base", "base", "e", "en-", "-en", "en--GB", "en-123456789",
            "日本語", "en-é",
            "x", "ja-x", "ja-x-", "en-a", "en-a-bb-a-cc", "en-fonipa-fonipa", "en GB", "en/../x", "en-GB-US",
            "i-klingon", "123",
        ]
    )
    func malformed(text: String) {
        #expect(LanguageTag(identifier: text) == nil)
    }

    @Test("Parts")
    func parts() {
        let tag: LanguageTag = "zh-Hant-TW-variant1-u-ca-roc-x-one-two"
        #expect(tag.language == "zh")
        #expect(tag.script == "Hant")
        #expect(tag.region == "TW")
        #expect(tag.variants == ["variant1"])
        #expect(tag.extensions == ["u-ca-roc"])
        #expect(tag.privateUse == "one-two")
        #expect(("not a tag" as LanguageTag) == .undetermined)
        #expect(("EN_us" as LanguageTag) == "en-US")
        #expect(LanguageTag(identifier: "PT-br") == "pt-BR")
    }

    @Test("Shortening takes private use as one, then part by part")
    func truncation() {
        var tags: [String] = []
        var next: LanguageTag? = "sl-Latn-IT-rozaj-nedis-u-co-x-a-b"
        while let tag = next {
            tags.append(tag.description)
            next = tag.truncated
        }
        #expect(
            tags == [
                "sl-Latn-IT-rozaj-nedis-u-co-x-a-b", "sl-Latn-IT-rozaj-nedis-u-co", "sl-Latn-IT-rozaj-nedis",
                "sl-Latn-IT-rozaj", "sl-Latn-IT", "sl-Latn", "sl",
            ]
        )
    }

    @Test(
        "A theme's identifier as private use",
        arguments: [
            ("yumekawa-pink", "ja-x-yumekawa-pink"), ("Yumekawa Pink!", "ja-x-yumekawa-pink"),
            ("extraordinarily.long", "ja-x-extraord-long"), ("夢川", "ja"), ("", "ja"), ("--a--", "ja-x-a"),
            ("été", "ja-x-t"),
        ]
    )
    func theme(id: String, expected: LanguageTag) {
        #expect(("ja" as LanguageTag).themed(by: id) == expected)
    }
}
