import BlazonStrings
import Testing

@Suite("Templates: what translators write")
struct TemplateCaseTests {
    @Test(
        "31-percent-literal: a percentage in prose is no specifier",
        arguments: ["25% off", "90% done", "60% of the pens", "100%", "5 % d", "eine 100%-ige Lösung", "%50 indirim"]
    )
    func percentLiteral(text: String) {
        let template = Template(text)
        #expect(template.signature == [])
        #expect(template.formatted([.int(7)]) == text)
        #expect(template.problems.map(\.kind) == [.lonePercent])
        #expect(template.problems.map(\.severity) == [.warning])
        #expect(template.problems.map(\.text) == ["lone % (write %%)"])
    }

    @Test("31-percent-literal: a specifier after a percentage is the first argument")
    func percentLiteralBeforeSpecifier() {
        let template = Template("50% off %@")
        #expect(template.signature == [.string])
        #expect(template.formatted([.string("pens")]) == "50% off pens")
        #expect(template.report == ["warning 2: lone % (write %%)"])
    }

    @Test("32-double-percent-without-arguments: two percent signs are one, with and without arguments")
    func doublePercent() {
        let url = Template("http%%3A%%2F%%2Fx")
        #expect(url.signature == [])
        #expect(url.formatted([]) == "http%3A%2F%2Fx")
        #expect(url.problems.isEmpty)
        let done = Template("%d%%")
        #expect(done.signature == [.int])
        #expect(done.formatted([.int(40)]) == "40%")
    }

    @Test("33-positional-reuse-and-reorder: positions repeat and change places")
    func positions() {
        let repeated = Template("%1$@, yes %1$@")
        #expect(repeated.signature == [.string])
        #expect(repeated.formatted([.string("A")]) == "A, yes A")
        #expect(Template("%1$@さん", language: "ja").formatted([.string("A")]) == "Aさん")
        let arguments: [StringArgument] = [.string("x"), .string("y")]
        let english = Template("%2$@ by %1$@")
        #expect(english.signature == [.string, .string])
        #expect(english.formatted(arguments) == "y by x")
        #expect(Template("%1$@の%2$@", language: "ja").formatted(arguments) == "xのy")
        #expect(english.problems.isEmpty && repeated.problems.isEmpty)
    }

    @Test("35-same-position-two-types: one position with two types is an error")
    func typeClash() {
        let template = Template("%1$lld is %1$@")
        #expect(template.report == ["error 10: argument 1 used as Int (%lld) and String (%@)"])
        #expect(template.problems.map(\.kind) == [.typeClash])
        #expect(template.formatted([.int(3)]) == "3 is 3")
        #expect(template.formatted([.string("x")]) == "x is x")
    }

    @Test("37-unnumbered-order-drift: unnumbered arguments of one type are a warning")
    func unnumbered() {
        let template = Template("%@ 由 %@ 发送", language: "zh-Hans")
        #expect(template.problems.map(\.kind) == [.unnumberedArguments])
        #expect(
            template.report == ["warning 0: two unnumbered arguments of one type: number them (%1$@ %2$@)"]
        )
        #expect(template.formatted([.string("a"), .string("b")]) == "a 由 b 发送")
        #expect(Template("%@ has %d").problems.isEmpty)
        #expect(Template("%1$@ has %2$@").problems.isEmpty)
    }

    @Test("38-percent-s: a C string is an error, and is shown as it is written")
    func cString() {
        let template = Template("Go to %s")
        #expect(template.report == ["error 6: %s is a C string: use %@"])
        #expect(template.signature == [])
        #expect(template.formatted([.string("x")]) == "Go to %s")
    }

    @Test(
        "39-hostile-width: hostile widths, variables and positions are errors",
        arguments: [
            ("%2147483647d", TemplateProblem.Kind.widthTooLarge, "width is more than 1000"),
            ("%99999999999d", .widthTooLarge, "width is more than 1000"),
            ("%#@n@", .unknownVariable, "unknown variable n"),
            ("%2000000$d", .positionOutOfRange, "position is not in 1...32"),
            ("%0$d", .positionOutOfRange, "position is not in 1...32"),
            ("%33$#@n@", .positionOutOfRange, "position is not in 1...32"),
            ("%.99999999999999999999f", .precisionTooLarge, "precision is more than 1000"),
            ("%*d", .unsupportedSpecifier, "* would read the width from an argument: write the width"),
            ("%.*f", .unsupportedSpecifier, "* would read the width from an argument: write the width"),
            ("%n", .unsupportedSpecifier, "%n would write to memory: write %% for a percent sign"),
            ("%p", .unsupportedSpecifier, "%p is a pointer: use %@"),
            ("%S", .unsupportedSpecifier, "%S is a C string: use %@"),
            ("%C", .unsupportedSpecifier, "%C is a UTF-16 unit: use %@"),
        ]
    )
    func hostile(text: String, kind: TemplateProblem.Kind, message: String) {
        let template = Template(text)
        #expect(template.problems.map(\.kind) == [kind])
        #expect(template.problems.map(\.text) == [message])
        #expect(template.problems.map(\.severity) == [.error])
        #expect(template.signature == [])
        #expect(template.formatted([.int(1), .string("x")]) == text)
    }

    @Test(
        "41-stringsdict-string-and-int: a variable whose forms use its position otherwise is the argument of its own type"
    )
    func variableAfterText() {
        let message = plural(
            "%#@value@",
            variable: "value",
            [.one: "%1$@ has %2$d file", .other: "%1$@ has %2$d files"]
        )
        let template = Template(message, language: "en")
        #expect(template.signature == [.string, .int])
        #expect(template.problems.isEmpty)
        #expect(template.formatted([.string("A"), .int(1)]) == "A has 1 file")
        #expect(template.formatted([.string("A"), .int(2)]) == "A has 2 files")
    }

    @Test("42-stringsdict-value-type-mismatch: a form that shows the number as a text is an error, and works")
    func valueTypeMismatch() {
        let template = Template(plural("%#@n@", type: "li", [.one: "1 guest", .other: "%@ guests"]), language: "en")
        #expect(template.report == ["error 0: variable n is Int (li) but form \"other\" uses %@"])
        #expect(template.problems.map(\.place) == [.form(variable: "n", .other)])
        #expect(template.signature == [.int])
        #expect(template.formatted([.int(1)]) == "1 guest")
        #expect(template.formatted([.int(5)]) == "5 guests")
    }

    @Test("44-stringsdict-variable-width: the widest text, unless there is less room")
    func variableWidth() {
        let template = Template(Message("", widths: [1: "Hi", 20: "Hello there"]), language: "en")
        #expect(template.formatted([]) == "Hello there")
        #expect(template.formatted([], width: 5) == "Hi")
        #expect(template.formatted([], width: 20) == "Hello there")
        #expect(template.formatted([], width: 0) == "Hi")
        #expect(template.formatted([], width: .min) == "Hi")
    }

    @Test("47-plural-zero-in-english: the zero form is for the number 0 in any language")
    func explicitZero() {
        let message = plural("%#@n@", [.zero: "No files", .one: "%d file", .other: "%d files"])
        let template = Template(message, language: "en")
        #expect(template.formatted([.int(0)]) == "No files")
        #expect(template.formatted([.int(1)]) == "1 file")
        #expect(template.formatted([.int(2)]) == "2 files")
        #expect(Template(message, language: "ja").formatted([.int(0)]) == "No files")
        // In Latvian ten things are in the category zero too; that is CLDR's form, not only the number's.
        #expect(Template(message, language: "lv").formatted([.int(10)]) == "No files")
    }

    @Test("48-xcstrings-substitution-without-argnum: the category comes from the value, not from the digits shown")
    func substitutionWithoutPosition() {
        let message = plural("%#@km@", variable: "km", type: "lf", [.one: "%2$@ mile", .other: "%2$@ miles"])
        let template = Template(message, language: "en")
        #expect(template.signature == [.double, .string])
        #expect(template.problems.isEmpty)
        #expect(template.formatted([.double(1), .string("one")]) == "one mile")
        #expect(template.formatted([.double(2.5), .string("2.5")]) == "2.5 miles")
    }

    @Test("50-xcstrings-plural-only: plural forms alone", arguments: ["lld", ""])
    func pluralOnly(type: String) {
        let template = Template(plural("%#@n@", type: type, [.one: "%lld dog", .other: "%lld dogs"]), language: "en")
        #expect(template.signature == [.int])
        #expect(template.problems.isEmpty)
        #expect(template.formatted([.int(1)]) == "1 dog")
        #expect(template.formatted([.int(2)]) == "2 dogs")
    }
}
