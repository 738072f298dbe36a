/// CLDR's likely scripts, for the languages that are written in more than one.
enum LikelyScripts {
    /// The script that a tag is written in: its own, else the likely one; nil where the language has one script only.
    static func script(of tag: LanguageTag) -> String? {
        guard let usual = usual[tag.language] else { return nil }
        if let script = tag.script { return script }
        guard let region = tag.region else { return usual }
        return byRegion[tag.language]?[region] ?? usual
    }

    private static let usual = [
        "az": "Latn", "bs": "Latn", "kk": "Cyrl", "ku": "Latn", "ky": "Cyrl", "mn": "Cyrl", "pa": "Guru", "sd": "Arab",
        "sr": "Cyrl", "tg": "Cyrl", "ug": "Arab", "uz": "Latn", "yue": "Hant", "zh": "Hans",
    ]

    private static let byRegion: [String: [String: String]] = [
        "az": ["IQ": "Arab", "IR": "Arab", "RU": "Cyrl"],
        "kk": ["AF": "Arab", "CN": "Arab", "IR": "Arab", "MN": "Arab"],
        "ku": ["AM": "Cyrl", "AZ": "Cyrl", "GE": "Cyrl", "IQ": "Arab", "IR": "Arab", "LB": "Arab", "TM": "Cyrl"],
        "ky": ["CN": "Arab", "TR": "Latn"],
        "mn": ["CN": "Mong"],
        "pa": ["PK": "Arab"],
        "sd": ["IN": "Deva"],
        "sr": ["ME": "Latn", "RO": "Latn", "TR": "Latn"],
        "tg": ["PK": "Arab"],
        "ug": ["KZ": "Cyrl", "MN": "Cyrl"],
        "uz": ["AF": "Arab", "CN": "Cyrl"],
        "yue": ["CN": "Hans"],
        "zh": [
            "AU": "Hant", "BN": "Hant", "GB": "Hant", "GF": "Hant", "HK": "Hant", "ID": "Hant", "MO": "Hant",
            "PA": "Hant", "PF": "Hant", "PH": "Hant", "SR": "Hant", "TH": "Hant", "TW": "Hant", "US": "Hant",
            "VN": "Hant",
        ],
    ]
}
