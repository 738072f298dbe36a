/// Makes a template of a message: scans its texts, gives every piece its argument, types the arguments, and unrolls.
struct TemplateCompiler {
    /// A variable on the way to a `TemplateVariable`.
    struct Variable {
        let name: String
        let definition: Message.Variable
        /// What `%arg` shows the number by, and the type where the file says one.
        let specifier: FormatSpecifier?
        /// The texts of the forms, by their index in `texts`; `other` is the first.
        var forms: [(category: PluralCategory, text: Int)] = []
        /// The position of the argument that decides, from 1, once a text refers to it.
        var position: Int?
        /// Whether the position is written in the file, and not counted.
        var isPositionWritten = false
        var type = ArgumentType.int
    }

    /// The texts of the message itself, then those of the forms.
    var texts: [ScannedText] = []
    let roots: [(width: Int, text: Int)]
    var variables: [Variable] = []
    var indices: [String: Int] = [:]
    /// The variables that a text refers to, in the order of the first reference.
    var referenced: [Int] = []
    /// The variables that a text names, whether the reference can be followed or not.
    var mentioned: Set<Int> = []
    var argumentTypes: [ArgumentType?] = []
    private(set) var problems: [TemplateProblem] = []

    /// A hostile text must not make a report that is longer than itself.
    private static let maximumProblems = 100

    init(_ message: Message, requiredCategories: [PluralCategory]) {
        var found: [TemplateProblem] = []
        var scanned: [ScannedText] = []
        func add(_ text: String, _ place: TemplateProblem.Place) -> Int {
            let result = FormatScanner.scan(text, place: place)
            found += result.problems
            scanned.append(result.text)
            return scanned.count - 1
        }
        let sized = message.widths.sorted { $0.key < $1.key }
        roots =
            sized.isEmpty
            ? [(0, add(message.format, .format))]
            : sized.map { ($0.key, add($0.value, .width($0.key))) }

        for (name, definition) in message.variables.sorted(by: { $0.key < $1.key }) {
            var variable = Variable(
                name: name,
                definition: definition,
                specifier: Self.numberSpecifier(definition.valueType)
            )
            for category in [PluralCategory.other] + PluralCategory.allCases.dropLast() {
                guard let form = definition.forms[category] else { continue }
                variable.forms.append((category, add(form.text, .form(variable: name, category))))
            }
            indices[name] = variables.count
            variables.append(variable)
        }
        texts = scanned
        for problem in found { report(problem.kind, problem.place, at: problem.offset, problem.text) }
        for variable in variables { check(variable, requiredCategories) }
    }

    mutating func compile() {
        assignPositions()
        assignTypes()
        limitExpansion()
    }

    mutating func report(_ kind: TemplateProblem.Kind, _ place: TemplateProblem.Place, at offset: Int, _ text: String) {
        guard problems.count < Self.maximumProblems else { return }
        problems.append(TemplateProblem(kind: kind, place: place, offset: offset, text: text))
    }

    private mutating func check(_ variable: Variable, _ required: [PluralCategory]) {
        let place = TemplateProblem.Place.variable(variable.name)
        let type = variable.definition.valueType
        if variable.specifier == nil, !type.isEmpty {
            report(.invalidValueType, place, at: 0, "variable \(variable.name): \(type) is not the type of a number")
        }
        let missing = required.filter { $0 != .other && variable.definition.forms[$0] == nil }
        if variable.definition.forms[.other] == nil {
            report(.missingOther, place, at: 0, "variable \(variable.name) has no form \"other\"")
        } else if !missing.isEmpty {
            let names = missing.map(\.rawValue).joined(separator: ", ")
            report(.missingCategories, place, at: 0, "variable \(variable.name) lacks: \(names)")
        }
    }

    /// Reads a value type such as `lld` or `.1f`; nil where it is none, or a text.
    private static func numberSpecifier(_ valueType: String) -> FormatSpecifier? {
        let items = FormatScanner.scan("%" + valueType, place: .format).text.items
        guard items.count == 1, case .specifier(let specifier) = items[0].content, items[0].position == nil,
            specifier.conversion != .text, specifier.conversion != .character
        else { return nil }
        return specifier
    }
}
