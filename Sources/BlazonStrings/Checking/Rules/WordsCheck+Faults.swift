extension WordsCheck {
    /// Reports what is wrong wherever accessors are made: in the development language all there is, elsewhere the errors.
    package mutating func reportFaults() {
        guard let development else { return }
        reportAccessors(development)
        for (table, words) in developmentWords {
            for placed in words.entries {
                guard let template = templates[table.name]?[placed.entry.key] else { continue }
                diagnostics += problems(of: placed, template, isDevelopment: true)
            }
            for translation in table.languages where !isDevelopment(translation.language, in: table) {
                for placed in translation.entries { reportFaults(of: placed, in: translation.language, table.name) }
            }
        }
        for table in project.tables where settings.isThemeTable(table.name) {
            for words in table.languages {
                for placed in words.entries { reportTheme(placed, in: words.language) }
            }
        }
    }

    /// Whether the words of a language are among those that accessors are made of.
    func isDevelopment(_ language: TableLanguage, in table: ProjectTable) -> Bool {
        guard let development, language != development, language != .base else { return true }
        // Where the development language itself is missing, a region of it stands in.
        return table[development] == nil && table.words(fallingBackFrom: development)?.language == language
    }

    private mutating func reportAccessors(_ development: TableLanguage) {
        diagnostics += accessorTables.flatMap(\.diagnostics)
        let known = project.tables.map(\.name)
        for name in (settings.tables ?? []) + (settings.themeTables ?? []) where !known.contains(name) {
            let message = "there is no table \(name.quoted): there is \(known.joined(separator: ", "))"
            let place = settings.place
            diagnostics.append(StringsDiagnostic(.error, path: place.path, position: .start, message: message))
        }
        for table in project.tables where settings.hasAccessors(table.name) {
            guard let path = table.languages.first?.path, templates[table.name] == nil else { continue }
            let message =
                "table \(table.name.quoted) has no words in \(development), so no accessors; "
                + "if it is a theme's, say so: \"themeTables\": [\(table.name.quoted)]"
            diagnostics.append(StringsDiagnostic(.warning, path: path, position: .start, message: message))
        }
    }

    private mutating func reportFaults(of placed: PlacedEntry, in language: TableLanguage, _ table: String) {
        let template = Template(placed.entry.message, language: language.languageTag)
        diagnostics += problems(of: placed, template, isDevelopment: false).filter { $0.severity == .error }
        guard let passed = templates[table]?[placed.entry.key] else { return }
        if !template.accepts(passed.signature) {
            diagnostics.append(placed.error(Self.mismatch(placed.entry.key, template, [passed])))
        }
    }

    /// A theme's word stands in for that of any table, as long as it takes the same arguments.
    private mutating func reportTheme(_ placed: PlacedEntry, in language: TableLanguage) {
        let key = placed.entry.key
        let template = Template(placed.entry.message, language: language.languageTag)
        diagnostics += problems(of: placed, template, isDevelopment: false).filter { $0.severity == .error }
        let plain = developmentWords.compactMap { templates[$0.table.name]?[key] }
        if plain.isEmpty {
            diagnostics.append(placed.error("unknown key \(key.text.quoted): no other table has it"))
        } else if !plain.contains(where: { template.accepts($0.signature) }) {
            diagnostics.append(placed.error(Self.mismatch(key, template, plain)))
        }
    }

    private static func mismatch(_ key: StringKey, _ template: Template, _ passed: [Template]) -> String {
        func list(_ types: [ArgumentType]) -> String {
            types.isEmpty ? "nothing" : types.map(\.rawValue).joined(separator: ", ")
        }
        let choices = passed.map { list($0.signature) }.joined(separator: " or ")
        return "arguments of \(key.text.quoted) differ: it takes \(list(template.signature)), "
            + "but the development language takes \(choices)"
    }
}

extension Template {
    /// Whether it can be filled with what a call passes. It may leave arguments out.
    func accepts(_ passed: [ArgumentType]) -> Bool {
        argumentTypes.enumerated().allSatisfy { position, type in
            guard let type else { return true }
            return position < passed.count && passed[position] == type
        }
    }
}
