/// How a language chooses among the forms of a word by number.
package struct PluralRules: Sendable {
    private let cardinals: [Rule]
    private let ordinals: [Rule]

    /// The categories that small whole numbers have: those that a translation ought to have a form for.
    ///
    /// The rest are for fractions (Czech `many`) or for whole millions (French `many`), and few translations need them.
    package let everydayCategories: [PluralCategory]

    struct Rule: Sendable, Hashable {
        let category: PluralCategory
        let condition: PluralCondition
    }

    init(cardinals: [Rule] = [], ordinals: [Rule] = []) {
        self.init(cardinals: cardinals, ordinals: ordinals, everyday: Self.everydayCategories(of: cardinals))
    }

    /// With the everyday categories known, since many languages share them.
    init(cardinals: [Rule], ordinals: [Rule], everyday: [PluralCategory]) {
        self.cardinals = cardinals
        self.ordinals = ordinals
        everydayCategories = everyday
    }

    static func everydayCategories(of cardinals: [Rule]) -> [PluralCategory] {
        var used = [Bool](repeating: false, count: PluralCategory.allCases.count)
        if !cardinals.isEmpty {
            for number in 0...200 { used[category(of: PluralOperand(number), by: cardinals).index] = true }
        }
        return cardinals.map(\.category).filter { used[$0.index] } + [.other]
    }

    /// The category of a quantity: 1 file, 2 files.
    package func cardinal(_ number: PluralOperand) -> PluralCategory {
        Self.category(of: number, by: cardinals)
    }

    /// The category of a rank: 1st, 2nd.
    package func ordinal(_ number: PluralOperand) -> PluralCategory {
        Self.category(of: number, by: ordinals)
    }

    /// The categories that quantities have in the language, in CLDR's order; `other` is always the last.
    package var categories: [PluralCategory] { cardinals.map(\.category) + [.other] }

    /// The categories that ranks have in the language.
    package var ordinalCategories: [PluralCategory] { ordinals.map(\.category) + [.other] }

    private static func category(of number: PluralOperand, by rules: [Rule]) -> PluralCategory {
        rules.first { $0.condition.holds(for: number) }?.category ?? .other
    }
}
