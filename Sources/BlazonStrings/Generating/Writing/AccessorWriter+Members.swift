extension AccessorWriter {
    /// Writes accessors that have one beginning of their paths in common, which is written already.
    func writeMembers(
        _ accessors: ArraySlice<Accessor>,
        of table: String,
        depth: Int,
        isStatic: Bool,
        to code: inout CodeLines
    ) {
        var rest = accessors
        while let first = rest.first {
            let name = first.path.names[depth]
            let group = rest.prefix { $0.path.names[depth].utf8.elementsEqual(name.utf8) }
            rest = rest.dropFirst(group.count)
            let word = first.path.names.count == depth + 1 ? first : nil
            code.separate()
            if let word, group.count == 1 {
                code.add(documentation: documentation(of: word, in: table))
                code.add("\(access)\(isStatic ? "static " : "")var \(Identifier.quoted(name)): \(type(of: word)) {")
                code.add("    \(value(of: word, in: table))")
                code.add("}")
            } else if word == nil, isStatic {
                code.add("\(access)nonisolated enum \(Identifier.quoted(name))") { code in
                    writeMembers(group, of: table, depth: depth + 1, isStatic: true, to: &code)
                }
            } else {
                // A type cannot be reached through a value, so what lies within a word's accessor is values throughout.
                let inner = "_Word" + Self.startingLarge(name)
                code.add(documentation: word.map { documentation(of: $0, in: table) } ?? [])
                code.add("\(access)\(isStatic ? "static " : "")var \(Identifier.quoted(name)): \(inner) { .init() }")
                code.separate()
                code.add(documentation: [
                    "What `\(name)` is: \(word == nil ? "further words." : "a word, and further ones.")"
                ])
                code.add("\(access)nonisolated struct \(inner): Swift.Sendable") { code in
                    if let word { writeForwarding(to: word, in: table, to: &code) }
                    writeMembers(
                        group.dropFirst(word == nil ? 0 : 1),
                        of: table,
                        depth: depth + 1,
                        isStatic: false,
                        to: &code
                    )
                }
            }
        }
    }

    /// What a `StringResource` has, for a word whose accessor is a type of its own.
    private func writeForwarding(to word: Accessor, in table: String, to code: inout CodeLines) {
        let parameters = word.signature.enumerated().map { "_ argument\($0 + 1): Swift.\($1.rawValue)" }
        let list = parameters.joined(separator: ", ")
        let arguments = word.signature.indices.map { "argument\($0 + 1)" }.joined(separator: ", ")
        let further = parameters.map { ", " + $0 }.joined()
        let furtherArguments = arguments.isEmpty ? "" : ", " + arguments

        code.add(documentation: ["The word alone, for what takes a `StringResource`."])
        code.add("\(access)var resource: \(type(of: word)) {")
        code.add("    \(value(of: word, in: table))")
        code.add("}")
        for (documentation, member) in [
            ("The active theme's word, else the plain one.", "var themed: \(type(of: word)) { resource.themed }"),
            ("The text.", "func callAsFunction(\(list)) -> Swift.String { resource(\(arguments)) }"),
            (
                "The word with its arguments.",
                "func with(\(list)) -> BlazonStrings.BoundWord { resource.with(\(arguments)) }"
            ),
            (
                "The text in a language.",
                "func localized(in language: BlazonStrings.LanguageTag\(further)) -> Swift.String "
                    + "{ resource.localized(in: language\(furtherArguments)) }"
            ),
            (
                "The text for so many characters.",
                "func width(_ width: Swift.Int\(further)) -> Swift.String { resource.width(width\(furtherArguments)) }"
            ),
        ] {
            code.separate()
            code.add(documentation: [documentation])
            code.add(access + member)
        }
    }

    private func type(of word: Accessor) -> String {
        // Without a space, `<>` would be read as an operator.
        let arguments = word.signature.map { "Swift." + $0.rawValue }.joined(separator: ", ")
        return "BlazonStrings.StringResource<\(arguments.isEmpty ? " " : arguments)>"
    }

    private func value(of word: Accessor, in table: String) -> String {
        let message = word.placed.entry.message
        return
            ".init(\(SwiftLiteral.of(word.key.text)), table: \(SwiftLiteral.of(table)), in: \(settings.name).catalog, "
            + "development: \(SwiftLiteral.of(message.plainText)))"
    }

    private func documentation(of word: Accessor, in table: String) -> [String] {
        var texts: [(language: String?, message: Message)] = [(nil, word.placed.entry.message)]
        if settings.documentation == .all, let languages = project[table]?.languages {
            texts = languages.filter { !$0.language.isMadeUp }.compactMap { words in
                words[word.key].map { (words.language.description, $0.entry.message) }
            }
        }
        return DocumentationText(comment: word.placed.entry.comment, texts: texts).lines
    }

    /// With a capital letter of ASCII, so that no two names become one.
    private static func startingLarge(_ name: String) -> String {
        guard let first = name.utf8.first, (0x61...0x7A).contains(first) else { return name }
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}

extension Message {
    /// The text without its variables, each of them in its form `other`: what can be shown if no file can be read.
    fileprivate var plainText: String {
        var text = widths.max { $0.key < $1.key }?.value ?? format
        for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
            guard let form = variable.forms[.other] ?? variable.forms.min(by: { $0.key.index < $1.key.index })?.value
            else {
                continue
            }
            let number = "%" + (variable.valueType.isEmpty ? "lld" : variable.valueType)
            let words = form.text.replacing("%arg", with: number)
            text = text.replacing("%#@\(name)@", with: words)
        }
        return text
    }
}
