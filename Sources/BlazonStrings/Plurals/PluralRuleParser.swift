/// Reads the rules of `PluralTable`: `one:i in 1 and v in 0;few:n mod 10 in 2..4,9 or …`.
///
/// The generator checks the text, so what cannot be read is left out here.
enum PluralRuleParser {
    static func rules(_ text: String) -> [PluralRules.Rule] {
        text.split(separator: ";").compactMap { rule in
            let parts = rule.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let category = PluralCategory(rawValue: String(parts[0])) else { return nil }
            return PluralRules.Rule(category: category, condition: condition(parts[1]))
        }
    }

    private static func condition(_ text: Substring) -> PluralCondition {
        let words = text.split(separator: " ")
        let alternatives = words.split(separator: "or").map { alternative in
            alternative.split(separator: "and").compactMap(relation)
        }
        return PluralCondition(alternatives: alternatives)
    }

    /// Reads `n [mod 100] [not] in 1,3..5`.
    private static func relation(_ words: ArraySlice<Substring>) -> PluralRelation? {
        var words = words
        guard let operand = words.popFirst().flatMap({ PluralRelation.Operand(rawValue: String($0)) }) else {
            return nil
        }
        var modulus: UInt64?
        if words.first == "mod" {
            modulus = words.dropFirst().first.flatMap { UInt64($0) }
            words = words.dropFirst(2)
        }
        let isNegated = words.first == "not"
        if isNegated { words.removeFirst() }
        guard words.popFirst() == "in", let list = words.popFirst(), words.isEmpty else { return nil }
        let ranges = list.split(separator: ",").compactMap(range)
        return PluralRelation(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
    }

    private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
        let bounds = text.split(separator: ".").compactMap { UInt64($0) }
        guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
        return low...high
    }
}
