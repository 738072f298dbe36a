/// The region whose words stand for a language where several regions have words and none is the user's.
enum MainRegions {
    /// CLDR's likely region; for `en-001` and `es-419` the one that they are modelled on.
    static func region(of tag: LanguageTag) -> String {
        if let region = tag.region, let main = groups["\(tag.language)-\(region)"] { return main }
        if tag.language == "zh", LikelyScripts.script(of: tag) == "Hant" { return "TW" }
        return languages[tag.language] ?? tag.language.uppercased()
    }

    private static let groups = ["en-001": "GB", "en-150": "GB", "es-419": "MX", "pt-PT": "PT"]

    /// Where the region is not spelt as the language is.
    private static let languages = [
        "ar": "EG", "bn": "BD", "ca": "ES", "cs": "CZ", "da": "DK", "el": "GR", "en": "US", "fa": "IR", "hi": "IN",
        "ja": "JP", "ko": "KR", "ms": "MY", "nb": "NO", "ne": "NP", "pa": "IN", "pt": "BR", "sr": "RS", "sv": "SE",
        "sw": "TZ", "ta": "IN", "ur": "PK", "yue": "HK", "zh": "CN",
    ]
}
