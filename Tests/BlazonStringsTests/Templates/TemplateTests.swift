import BlazonStrings
import Testing

@Suite("Templates: arguments, variables, faults")
struct TemplateTests {
    @Test("A text without specifiers is itself")
    func plain() {
        #expect(Template("Größe ✓").formatted([.int(1)]) == "Größe ✓")
        #expect(Template("").formatted([]) == "")
    }

    @Test(
        "Specifiers have types",
        arguments: [
            ("%@", [ArgumentType.string]), ("%d %i", [.int, .int]), ("%u%x%X%o", [.uint, .uint, .uint, .uint]),
            ("%f%e%g%a", [.double, .double, .double, .double]), ("%F%E%G%A", [.double, .double, .double, .double]),
            ("%c", [.int]), ("%hhd%hu%lld%qd%zd%td%jd", [.int, .uint, .int, .int, .int, .int, .int]),
            ("%lf%Lf", [.double, .double]), ("%1$d %1$x", [.int]), ("%2$d %1$@", [.string, .int]),
            ("%'d", [.int]), ("% d", []), ("%+ d", [.int]), ("%1$ d", [.int]), ("%-5d", [.int]), ("%-d", []),
        ]
    )
    func types(text: String, expected: [ArgumentType]) {
        #expect(Template(text).signature == expected)
    }

    @Test("A missing argument shows its specifier, one beyond is ignored")
    func missing() {
        #expect(Template("%@ sent %2$05d").formatted([.string("A")]) == "A sent %2$05d")
        #expect(Template("%d").formatted([.int(1), .int(2)]) == "1")
        #expect(
            Template(plural("%#@n@", [.one: "%d file", .other: "%d files"]), language: "en").formatted([]) == "%d files"
        )
    }

    @Test(
        "An argument of another kind is shown as what it is",
        arguments: [
            ("%d", StringArgument.string("x"), "x"), ("%d", .double(2.5), "2.5"), ("%@", .int(-3), "-3"),
            ("%@", .double(2), "2.0"), ("%f", .int(3), "3"), ("%u", .int(-1), "-1"), ("%d", .uint(.max), "\(UInt.max)"),
            ("%x", .int(-1), "ffffffffffffffff"), ("%x", .string("é"), "é"), ("%c", .double(1), "1.0"),
            ("%5d|", .string("ab"), "   ab|"), ("%-5d|", .string("ab"), "ab   |"), ("%.1d", .string("ab"), "ab"),
            ("%c", .int(-1), "\u{FFFD}"), ("%c", .int(0xD800), "\u{FFFD}"), ("%c", .int(0x1F600), "😀"),
        ]
    )
    func otherKind(text: String, argument: StringArgument, expected: String) {
        #expect(Template(text).formatted([argument]) == expected)
    }

    @Test("Width and precision of a text count characters")
    func textWidth() {
        #expect(Template("%5@|").formatted([.string("né")]) == "   né|")
        #expect(Template("%-5@|").formatted([.string("né")]) == "né   |")
        #expect(Template("%.2@|").formatted([.string("👩‍👧née")]) == "👩‍👧n|")
        #expect(Template("%05@|").formatted([.int(-7)]) == "   -7|")
    }

    @Test("A gap in the positions is an error, and takes a text")
    func gap() {
        let template = Template("%3$d %1$d")
        #expect(template.argumentTypes == [.int, nil, .int])
        #expect(template.signature == [.int, .string, .int])
        #expect(template.problems.map(\.kind) == [.positionGap])
        #expect(template.problems.map(\.text) == ["argument 2 is not used, but 3 is"])
    }

    @Test("More arguments than positions is an error")
    func tooMany() {
        let template = Template(String(repeating: "%d", count: 33))
        #expect(template.signature.count == 32)
        #expect(template.problems.map(\.kind) == [.positionOutOfRange, .unnumberedArguments])
    }

    @Test("Two variables take their arguments in the order of the text")
    func twoVariables() {
        let message = Message(
            "%#@files@ in %#@folders@",
            variables: [
                "folders": variable([.one: "%d folder", .other: "%d folders"]),
                "files": variable([.one: "%d file", .other: "%d files"]),
            ]
        )
        let template = Template(message, language: "en")
        #expect(template.signature == [.int, .int])
        #expect(template.formatted([.int(1), .int(2)]) == "1 file in 2 folders")
        #expect(template.problems.map(\.kind) == [.unnumberedArguments])
    }

    @Test("A variable in a form comes after the form's own number, shown or not")
    func nested() {
        let message = Message(
            "%#@files@",
            variables: [
                "files": variable([.one: "one file %#@folders@", .other: "%d files %#@folders@"]),
                "folders": variable([.one: "in one folder", .other: "in %d folders"]),
            ]
        )
        let template = Template(message, language: "en")
        #expect(template.signature == [.int, .int])
        #expect(template.problems.isEmpty)
        #expect(template.formatted([.int(1), .int(4)]) == "one file in 4 folders")
        #expect(template.formatted([.int(3), .int(1)]) == "3 files in one folder")

        var reordered = message
        reordered.variables["files"]?.forms[.other]?.text = "%#@folders@: %d files"
        #expect(Template(reordered, language: "en").formatted([.int(3), .int(1)]) == "in one folder: 3 files")
    }

    @Test("Written positions of variables, in the text or the file")
    func writtenPositions() {
        let forms: [PluralCategory: String] = [.one: "%arg day", .other: "%arg days"]
        let inText = Template(plural("%@: %2$#@n@", forms), language: "en")
        let inFile = Template(plural("%@: %#@n@", argument: 2, forms), language: "en")
        for template in [inText, inFile] {
            #expect(template.signature == [.string, .int])
            #expect(template.formatted([.string("a"), .int(1)]) == "a: 1 day")
        }
        let first = Template(plural("%#@n@ of %@", argument: 1, forms), language: "en")
        #expect(first.signature == [.int, .string])
        #expect(first.formatted([.int(2), .string("a")]) == "2 days of a")
    }

    @Test("%arg is the number, as the value type shows it")
    func number() {
        func text(_ type: String, _ argument: StringArgument) -> String {
            Template(plural("%#@n@", type: type, [.other: "<%arg>"]), language: "ja").formatted([argument])
        }
        #expect(text("lld", .int(-5)) == "<-5>")
        #expect(text("", .int(5)) == "<5>")
        #expect(text(".1lf", .double(2.25)) == "<2.2>")
        #expect(text("03d", .int(7)) == "<007>")
        #expect(Template("%arg").problems.map(\.kind) == [.numberOutsideVariable])
        #expect(Template("%arg").formatted([.int(1)]) == "%arg")
    }

    @Test("A text that is a number chooses a form, any other takes other")
    func textAsNumber() {
        let template = Template(plural("%#@n@", [.one: "one", .other: "other"]), language: "en")
        #expect(template.formatted([.string("1")]) == "one")
        #expect(template.formatted([.string("1.0")]) == "other")
        #expect(template.formatted([.string("x")]) == "other")
        #expect(template.formatted([.double(.nan)]) == "other")
        #expect(template.formatted([.double(.infinity)]) == "other")
    }

    @Test("An absent category falls back to other, and is a warning")
    func missingCategories() {
        let template = Template(plural("%#@n@", [.one: "%d файл", .other: "%d файла"]), language: "ru")
        #expect(template.formatted([.int(21)]) == "21 файл")
        #expect(template.formatted([.int(5)]) == "5 файла")
        #expect(template.report == ["warning 0: variable n lacks: few, many"])
        // Whole millions alone are many in French.
        #expect(Template(plural("%#@n@", [.one: "a", .other: "b"]), language: "fr").problems.isEmpty)
    }

    @Test("Without other, some form is shown, and it is an error")
    func missingOther() {
        let template = Template(plural("%#@n@", [.one: "%d file"]), language: "en")
        #expect(template.problems.map(\.kind) == [.missingOther])
        #expect(template.formatted([.int(2)]) == "2 file")
        let empty = Template(plural("<%#@n@>", [:]), language: "en")
        #expect(empty.formatted([.int(2)]) == "<%#@n@>")
        #expect(empty.problems.map(\.kind) == [.missingOther])
    }

    @Test("Variables in a circle are an error, and end")
    func circle() {
        let message = Message(
            "%#@a@",
            variables: ["a": variable([.other: "a %#@b@"]), "b": variable([.other: "b %#@a@"])]
        )
        let template = Template(message, language: "ja")
        #expect(template.problems.map(\.kind) == [.cyclicVariable])
        #expect(template.problems.map(\.text) == ["a → b → a"])
        #expect(template.formatted([.int(1), .int(1)]) == "a b %#@a@")
    }

    @Test("Variables nest eight deep, and never without end", arguments: [8, 9, 5000])
    func depth(count: Int) {
        var variables = [String: Message.Variable]()
        for index in 1...count {
            variables["v\(index)"] = variable(argument: 1, [.other: index == count ? "." : "x%#@v\(index + 1)@"])
        }
        let template = Template(Message("%#@v1@", variables: variables), language: "ja")
        #expect(template.problems.contains { $0.kind == .nestingTooDeep } == (count > 8))
        #expect(template.formatted([.int(1)]) == (count == 8 ? "xxxxxxx." : "xxxxxxxx%#@v9@"))
    }

    @Test("Variables that multiply are cut before the text is huge")
    func explosion() {
        var variables = [String: Message.Variable]()
        for index in 1...8 {
            let reference = index == 8 ? "0123456789" : "%1$#@v\(index + 1)@"
            variables["v\(index)"] = variable([.other: String(repeating: reference, count: 40)])
        }
        let template = Template(Message("%1$#@v1@", variables: variables), language: "ja")
        #expect(template.problems.contains { $0.kind == .expansionTooLarge })
        #expect(template.formatted([.int(1)]).utf8.count < 2 << 20)
    }

    @Test("Problems of a hostile text are bounded")
    func manyProblems() {
        let template = Template(String(repeating: "%s % ", count: 100_000))
        #expect(template.problems.count == 100)
    }

    @Test("The other faults of variables")
    func variableFaults() {
        func kinds(_ message: Message) -> [TemplateProblem.Kind] {
            Template(message, language: "ja").problems.map(\.kind)
        }
        #expect(kinds(plural("no", [.other: "x"])) == [.unusedVariable])
        #expect(kinds(plural("%#@n@", type: "@", [.other: "x"])) == [.invalidValueType])
        #expect(kinds(plural("%#@n@", type: "d or so", [.other: "x"])) == [.invalidValueType])
        #expect(kinds(plural("%1$#@n@ %2$#@n@", [.other: "x"])) == [.variableClash])
        #expect(kinds(plural("%#@n@", argument: 0, [.other: "x"])) == [.positionOutOfRange])
        #expect(kinds(plural("%#@", [.other: "x"])) == [.lonePercent, .unusedVariable])
    }
}
