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
        var ordinals: [Substring: [Rule]] = [:]
        for row in PluralTable.ordinal {
            let rules = PluralRuleParser.rules(row.rules)
            for locale in row.locales.split(separator: " ") { ordinals[locale] = rules }
        }
        var result: [String: PluralRules] = [:]
        for row in PluralTable.cardinal {
            let rules = PluralRuleParser.rules(row.rules)
            let everyday = everydayCategories(of: rules)
            for locale in row.locales.split(separator: " ") {
                let ranks = ordinals.removeValue(forKey: locale) ?? []
                result[String(locale)] = PluralRules(cardinals: rules, ordinals: ranks, everyday: everyday)
            }
        }
        // What is left has ranks, and one form for every quantity.
        for (locale, rules) in ordinals { result[String(locale)] = PluralRules(ordinals: rules) }
        return result
    }()
}
