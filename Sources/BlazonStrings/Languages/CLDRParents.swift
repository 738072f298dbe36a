/// CLDR's explicit parents: the tags that inherit from another than the next shorter one.
enum CLDRParents {
    /// The explicit parent; nil where the shorter tag is the parent.
    static func parent(of tag: LanguageTag) -> LanguageTag? {
        guard tag.variants.isEmpty, tag.extensions.isEmpty, tag.privateUse == nil else { return nil }
        if tag.script == nil, tag.region == nil { return macrolanguage(of: tag) }
        guard let region = tag.region else { return nil }
        switch (tag.language, tag.script) {
        case ("en", nil):
            if europeanEnglish.contains(region) { return LanguageTag(language: "en", region: "150") }
            return worldEnglish.contains(region) ? LanguageTag(language: "en", region: "001") : nil
        case ("es", nil):
            return latinAmerica.contains(region) ? LanguageTag(language: "es", region: "419") : nil
        case ("pt", nil):
            return europeanPortuguese.contains(region) ? LanguageTag(language: "pt", region: "PT") : nil
        case ("zh", "Hant"), ("zh", nil):
            return region == "MO" ? LanguageTag(language: "zh", script: tag.script, region: "HK") : nil
        default:
            return nil
        }
    }

    /// Norwegian is `no` as a whole, and Bokmål or Nynorsk where it is told apart.
    private static func macrolanguage(of tag: LanguageTag) -> LanguageTag? {
        tag.language == "nb" || tag.language == "nn" ? LanguageTag(language: "no") : nil
    }

    private static func regions(_ list: String) -> Set<String> {
        Set(list.split(separator: " ").map(String.init))
    }

    private static let worldEnglish = regions(
        """
        150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GS GY HK ID IE IL IM IN IO JE JM \
        KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC SD SG SH SL SS SX SZ TC TK \
        TO TT TV TZ UG VC VG VU WS ZA ZM ZW
        """
    )

    private static let europeanEnglish = regions(
        "AT BE CH CZ DE DK EE ES FI FR GE HU IT LT LV NL NO PL PT RO SE SI SK UA"
    )

    private static let latinAmerica = regions(
        "AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE"
    )

    private static let europeanPortuguese = regions("AO CH CV FR GQ GW LU MO MZ ST TL")
}
