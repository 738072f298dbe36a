import BlazonStrings
import Testing

@Suite("Templates: any text, any arguments")
struct TemplateFuzzTests {
    @Test("Nothing traps, and the length has a bound")
    func fuzz() {
        var random = FormatRandom(state: 0x5EED)
        for _ in 0..<formatRounds(20_000) {
            var variables: [String: Message.Variable] = [:]
            for name in ["a", "b", "c"] where random.chance(30) {
                var forms: [PluralCategory: String] = [:]
                for category in PluralCategory.allCases where random.chance(50) { forms[category] = text(&random) }
                variables[name] = variable(
                    type: random.pick(["", "d", "lf", "@", ".3f", "s", "%", "1000000d"]),
                    argument: random.chance(30) ? Int.random(in: -2...40, using: &random) : nil,
                    forms
                )
            }
            var widths: [Int: String] = [:]
            if random.chance(10) {
                for _ in 0..<3 { widths[random.integer()] = text(&random) }
            }
            let message = Message(text(&random), variables: variables, widths: widths)
            let template = Template(message, language: random.pick(["en", "ar", "ru", "zz", nil]))
            let arguments = (0..<Int.random(in: 0...6, using: &random)).map { _ in argument(&random) }
            let width = random.chance(50) ? nil : random.integer()
            let length = template.formatted(arguments, width: width).utf8.count

            // At most four levels of texts of sixteen pieces; no piece is longer than a width, or the greatest number.
            let isBounded = length <= 16 * 16 * 16 * 16 * 1400
            if !isBounded || template.signature.count > 32 || template.problems.count > 100 {
                Issue.record("\(message) gives \(length) bytes, \(template.signature), \(template.problems)")
            }
        }
    }

    private func argument(_ random: inout FormatRandom) -> StringArgument {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .int(random.integer())
        case 1: .uint(UInt(bitPattern: random.integer()))
        case 2: .double(random.double())
        default: .string(random.pick(["", "x", "1", "-1.50", "1c6", "1e400", "é", "👩‍👧", "%d%n", "\u{0}", "\r\n"]))
        }
    }

    private func text(_ random: inout FormatRandom) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...16, using: &random) {
            text += random.pick([
                "%", "%%", "%@", "%d", "%arg", "%#@a@", "%#@b@", "%2$#@c@", "%#@", "%1$", "%3$@", "%99$d", "$", "@",
                "#",
                " ", "-", "+", "0", "'", "*", ".", "1", "25", "1000", "1001", "99999999999999999999", "l", "ll", "h",
                "s",
                "n", "x", "o", "u", "c", "f", "e", "g", "a", "A", "d", "é", "日", "👩‍👧", "\u{301}", "\u{0}", "word",
            ])
        }
        return text
    }
}
