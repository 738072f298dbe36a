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
            for locale in locales { #expect(LanguageTag(locale)?.description == locale) }
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
        let operands = try numbers.map { ($0, try #require(PluralOperand(decimal: $0))) }
        for (table, isOrdinal) in [(PluralTable.cardinal, false), (PluralTable.ordinal, true)] {
            for row in table {
                let locale = String(row.locales.prefix { $0 != " " })
                let rules = PluralRules.rules(for: try #require(LanguageTag(locale)))
                for (number, operand) in operands {
                    let category = isOrdinal ? rules.ordinal(operand) : rules.cardinal(operand)
                    let expected = DirectEvaluation(number).category(row.rules)
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

/// Plural rules by the letter of UTS #35, on floating-point numbers and without regard to speed.
private struct DirectEvaluation {
    var operands: [String: Double]

    init(_ number: String) {
        let parts = number.split(separator: ".").map(String.init)
        let visible = parts.count > 1 ? parts[1] : ""
        var trimmed = visible
        while trimmed.hasSuffix("0") { trimmed.removeLast() }
        operands = [
            "n": Double(number) ?? 0, "i": Double(parts[0]) ?? 0, "v": Double(visible.count),
            "w": Double(trimmed.count),
            "f": Double(visible) ?? 0, "t": Double(trimmed) ?? 0, "e": 0,
        ]
    }

    func category(_ rules: String) -> String {
        for rule in rules.split(separator: ";") {
            let parts = rule.split(separator: ":").map(String.init)
            let words = parts[1].split(separator: " ").map(String.init)
            let isMet = words.split(separator: "or").contains {
                $0.split(separator: "and").allSatisfy { holds(Array($0)) }
            }
            if isMet { return parts[0] }
        }
        return "other"
    }

    private func holds(_ words: [String]) -> Bool {
        var value = operands[words[0]] ?? .nan
        if words[1] == "mod" { value = value.truncatingRemainder(dividingBy: Double(words[2]) ?? .nan) }
        let isListed = (words.last ?? "").split(separator: ",").contains { range in
            let bounds = range.split(separator: ".").compactMap { Double($0) }
            return value == value.rounded() && bounds[0] <= value && value <= bounds[bounds.count - 1]
        }
        return isListed != words.contains("not")
    }
}
