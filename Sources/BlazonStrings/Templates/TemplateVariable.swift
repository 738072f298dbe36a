/// A part of a template that depends on a number.
struct TemplateVariable: Sendable {
    /// The index of the argument that decides.
    var argument: Int
    /// The text of each category, in the order of `PluralCategory.allCases`; the absent ones are filled already.
    var forms: [TemplatePattern]
    /// Whether the text has a form of its own for the number 0, which then counts in every language.
    var hasZeroForm: Bool

    func form(for number: PluralOperand?, rules: PluralRules) -> TemplatePattern {
        guard let number else { return forms[PluralCategory.other.index] }
        if hasZeroForm, number.isZero { return forms[PluralCategory.zero.index] }
        return forms[rules.cardinal(number).index]
    }
}
