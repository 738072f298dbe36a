/// Looks through all words of a target for what is wrong, or looks wrong.
package struct WordsCheck {
    package let project: WordProject
    package let settings: GeneratorSettings
    /// The language that the keys were written in; nil where that cannot be told, which is reported.
    package let development: TableLanguage?
    /// The words of the development language by table, without those of themes.
    let developmentWords: [(table: ProjectTable, words: ProjectWords)]
    /// What the development language's words take, by table.
    let templates: [String: [StringKey: Template]]
    /// Those of the tables that get some.
    package let accessorTables: [AccessorTable]
    var diagnostics: [StringsDiagnostic]

    /// - Parameters:
    ///   - files: The files of words, and `blazon-strings.json` if there is one. Others are passed over.
    ///   - settings: The settings; nil for those in the files, or the usual ones.
    ///   - change: What is to be otherwise in the settings.
    package init(
        _ files: [SourceFile],
        settings given: GeneratorSettings? = nil,
        changing change: (inout GeneratorSettings) -> Void = { _ in }
    ) {
        project = WordProject(files)
        diagnostics = project.diagnostics
        var settings = GeneratorSettings()
        if let given {
            settings = given
        } else if let file = files.first(where: { $0.name == GeneratorSettings.fileName }) {
            let parsed = SettingsParser.parse(file)
            settings = parsed.settings
            diagnostics += parsed.diagnostics
        }
        change(&settings)
        self.settings = settings
        do throws(StringsDiagnostic) {
            development = try project.developmentLanguage(named: settings.development, place: settings.place)
        } catch {
            diagnostics.append(error)
            development = nil
        }
        guard let development else {
            (developmentWords, templates, accessorTables) = ([], [:], [])
            return
        }
        let plain = project.tables.filter { !settings.isThemeTable($0.name) }
        developmentWords = plain.compactMap { table in
            table.words(fallingBackFrom: development).map { (table, $0) }
        }
        let language = development.languageTag
        templates = Dictionary(
            developmentWords.map { table, words in
                let templates = words.entries.map { ($0.entry.key, Template($0.entry.message, language: language)) }
                return (table.name, Dictionary(templates) { first, _ in first })
            }
        ) { first, _ in first }
        let made = Self.accessorTables(of: developmentWords, language: language, settings: settings)
        accessorTables = made.tables
        diagnostics += made.diagnostics
    }

    /// All that was found, by file and position, nothing twice.
    package var sortedDiagnostics: [StringsDiagnostic] {
        var seen: Set<StringsDiagnostic> = []
        return diagnostics.filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            return (first.path, first.position, left.offset) < (second.path, second.position, right.offset)
        }.map(\.element)
    }

    /// Whether a message holds as it stands in a language.
    ///
    /// - Parameter isDevelopment: Whether the order of its arguments is the order of the call.
    func problems(of placed: PlacedEntry, _ template: Template, isDevelopment: Bool) -> [StringsDiagnostic] {
        template.problems.compactMap { problem in
            switch problem.kind {
            case .unnumberedArguments where isDevelopment: return nil
            // A translation may leave arguments out.
            case .positionGap where !isDevelopment: return nil
            default: break
            }
            let message = placed.entry.message
            let position: SourcePosition? =
                switch problem.place {
                case .format, .width: nil
                case .variable(let name): message.variables[name]?.position
                case .form(let name, let category): message.variables[name]?.forms[category]?.position
                }
            return StringsDiagnostic(
                problem.severity,
                path: placed.path,
                position: position ?? placed.textPosition,
                message: problem.text
            )
        }
    }
}
