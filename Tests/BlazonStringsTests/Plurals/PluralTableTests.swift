import Testing

@testable import BlazonStrings

/// The parsed rules against a direct evaluation of their text, number by number.
@Suite("Plural table")
struct PluralTableTests {
    @Test("Every row is read in full, and written as it was")
    func rows() {
        for row in PluralTable.cardinal + PluralTable.ordinal {
            let written = PluralRuleParser.rules(row.rules).map { "\($0.category.rawValue):\(text($0.condition))" }
            #expect(written.joined(separator: ";") == row.rules)
        }
    }

    @Test("Every locale is a language tag, and stands in one row")
    func locales() {
        for table in [PluralTable.cardinal, PluralTable.ordinal] {
            let locales = table.flatMap { $0.locales.split(separator: " ").map(String.init) }
            #expect(Set(locales).count == locales.count)
            for locale in locales { #expect(LanguageTag(identifier: locale)?.description == locale) }
        }
    }

    @Test("Rules evaluate as their text says, for 0...1000, decimals, and round numbers")
    func evaluation() throws {
        var numbers = (0...1000).map(String.init)
        for whole in [0, 1, 2, 3, 5, 11, 12, 21, 100, 101, 111] {
            for fraction in [
                "0", "1", "2", "5", "9", "00", "01", "02", "10", "11", "12", "19", "21", "50", "011", "120",
            ] {
                numbers.append("\(whole).\(fraction)")
            }
        }
        numbers += ["1001", "2000", "10000", "21000", "22000", "100000", "1000000", "2000000", "1000001", "100000000"]
        let operands = try numbers.map { number in
            (number, try #require(PluralOperand(decimal: number)), DirectEvaluation.operands(number))
        }
        for (table, isOrdinal) in [(PluralTable.cardinal, false), (PluralTable.ordinal, true)] {
            for row in table {
                let locale = String(row.locales.prefix { $0 != " " })
                let rules = PluralRules.rules(for: try #require(LanguageTag(identifier: locale)))
                let direct = DirectEvaluation(row.rules)
                for (number, operand, values) in operands {
                    let category = isOrdinal ? rules.ordinal(operand) : rules.cardinal(operand)
                    let expected = direct.category(values)
                    if category.rawValue != expected {
                        Issue.record("\(locale) \(number): \(category), not \(expected)")
                    }
                }
            }
        }
    }

    private func text(_ condition: PluralCondition) -> String {
        condition.alternatives.map { relations in
            relations.map { relation in
                let modulus = relation.modulus.map { " mod \($0)" } ?? ""
                let ranges = relation.ranges.map {
                    $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)"
                }
                let list = ranges.joined(separator: ",")
                return "\(relation.operand.rawValue)\(modulus)\(relation.isNegated ? " not" : "") in \(list)"
            }
            .joined(separator: " and ")
        }
        .joined(separator: " or ")
    }
}

/// Plural rules by the letter of UTS #35, on floating-point numbers and on the words of the rules themselves.
private struct DirectEvaluation {
    private let rules: [(category: String, alternatives: [[[String]]])]

    init(_ text: String) {
        rules = text.split(separator: ";").map { rule in
            let parts = rule.split(separator: ":")
            let words = parts[1].split(separator: " ").map(String.init)
            let alternatives = words.split(separator: "or").map { $0.split(separator: "and").map(Array.init) }
            return (String(parts[0]), alternatives)
        }
    }

    static func operands(_ number: String) -> [String: Double] {
        let parts = number.split(separator: ".").map(String.init)
        let visible = parts.count > 1 ? parts[1] : ""
        var trimmed = visible
        while trimmed.hasSuffix("0") { trimmed.removeLast() }
        return [
            "n": Double(number) ?? 0, "i": Double(parts[0]) ?? 0, "v": Double(visible.count),
            "w": Double(trimmed.count),
            "f": Double(visible) ?? 0, "t": Double(trimmed) ?? 0, "e": 0,
        ]
    }

    func category(_ operands: [String: Double]) -> String {
        let rule = rules.first { rule in
            rule.alternatives.contains { $0.allSatisfy { holds($0, operands) } }
        }
        return rule?.category ?? "other"
    }

    private func holds(_ words: [String], _ operands: [String: Double]) -> Bool {
        var value = operands[words[0]] ?? .nan
        if words[1] == "mod" { value = value.truncatingRemainder(dividingBy: Double(words[2]) ?? .nan) }
        let isListed = (words.last ?? "").split(separator: ",").contains { range in
            let bounds = range.split(separator: ".").compactMap { Double($0) }
            return value == value.rounded() && bounds[0] <= value && value <= bounds[bounds.count - 1]
        }
        return isListed != words.contains("not")
    }
}
