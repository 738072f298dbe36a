extension PluralRules {
    /// The rules of a language: its own, else those of the nearest parent that has any.
    ///
    /// - Parameter language: Where nothing is known of it, every number has the category `other`.
    package static func rules(for language: LanguageTag) -> PluralRules {
        var next: LanguageTag? = language
        while let tag = next {
            if let rules = byLocale[tag.description] { return rules }
            next = tag.parent
        }
        return PluralRules()
    }

    /// Read once, as a whole: some seventy short texts.
    private static let byLocale: [String: PluralRules] = {
        var cardinals: [Substring: [Rule]] = [:]
        var ordinals: [Substring: [Rule]] = [:]
        for row in PluralTable.cardinal {
            let rules = PluralRuleParser.rules(row.rules)
            for locale in row.locales.split(separator: " ") { cardinals[locale] = rules }
        }
        for row in PluralTable.ordinal {
            let rules = PluralRuleParser.rules(row.rules)
            for locale in row.locales.split(separator: " ") { ordinals[locale] = rules }
        }
        var result: [String: PluralRules] = [:]
        for locale in Set(cardinals.keys).union(ordinals.keys) {
            result[String(locale)] = PluralRules(
                cardinals: cardinals[locale] ?? [],
                ordinals: ordinals[locale] ?? []
            )
        }
        return result
    }()
}
