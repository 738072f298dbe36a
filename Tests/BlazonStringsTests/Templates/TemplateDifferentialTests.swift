import BlazonStrings
import Foundation
import Testing

/// Foundation's formatter is right where the types match and nothing is hostile; there it is the measure.
@Suite("Templates: the same as String(format:)")
struct TemplateDifferentialTests {
    @Test("Random formats of one number", arguments: [1, 2, 3, 4] as [UInt64])
    func numbers(seed: UInt64) {
        var random = FormatRandom(state: seed)
        for _ in 0..<formatRounds(20_000) / 4 {
            let isDouble = random.chance(60)
            let flags = ["+", "0", "#", "-", " "].filter { _ in random.chance(25) }
            // A space that is the first flag, and `-` without a width, are prose here.
            let width = flags.contains("-") || random.chance(50) ? "\(Int.random(in: 1...40, using: &random))" : ""
            let precision = random.chance(50) ? ".\(Int.random(in: 0...25, using: &random))" : ""
            let letter =
                isDouble
                ? random.pick(["f", "e", "g", "a", "F", "E", "G", "A"]) : random.pick(["d", "i", "u", "x", "X", "o"])
            let length = isDouble ? random.pick(["", "l"]) : random.pick(["l", "ll"])
            let format = "<%1$\(flags.joined())\(width)\(precision)\(length)\(letter)>"
            let expected: String
            let argument: StringArgument
            if isDouble {
                let value = random.double()
                argument = .double(value)
                expected = String(format: format, value)
            } else if ["d", "i"].contains(letter) {
                let value = random.integer()
                argument = .int(value)
                expected = String(format: format, value)
            } else {
                let value = UInt(bitPattern: random.integer())
                argument = .uint(value)
                expected = String(format: format, value)
            }
            let actual = Template(format).formatted([argument])
            if actual != expected { Issue.record("\(format) of \(argument): \(actual), expected \(expected)") }
        }
    }

    @Test("Random texts of several arguments")
    func texts() {
        var random = FormatRandom(state: 5)
        for _ in 0..<formatRounds(5000) {
            var format = ""
            var arguments: [StringArgument] = []
            var values: [any CVarArg] = []
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                format += random.pick(["", "a", "é ", "100%% ", "日本", "😀"])
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    let value = random.integer()
                    format += random.pick(["%ld", "%5lld", "%-9ld", "%+ld"])
                    arguments.append(.int(value))
                    values.append(value)
                case 1:
                    let value = random.double()
                    format += random.pick(["%f", "%.2f", "%8.1f", "%g"])
                    arguments.append(.double(value))
                    values.append(value)
                default:
                    let value = random.pick(["", "word", "naïve", "😀👩‍👧", "%d"])
                    format += "%@"
                    arguments.append(.string(value))
                    values.append(NSString(string: value))
                }
            }
            let actual = Template(format).formatted(arguments)
            let expected = String(format: format, arguments: values)
            if actual != expected { Issue.record("\(format) of \(arguments): \(actual), expected \(expected)") }
        }
    }
}
