/// All words of a target: its tables, in all their languages.
package struct WordProject: Sendable {
    /// In the order of their names.
    package private(set) var tables: [ProjectTable] = []
    /// What is wrong, or looks wrong, in the files as such.
    package private(set) var diagnostics: [StringsDiagnostic] = []
    /// The languages that string catalogs say they were written in.
    private(set) var sourceLanguages: [LanguageTag] = []

    /// Reads files: those in `*.lproj`, in whatever letter case, and string catalogs. Other files are passed over.
    package init(_ files: [SourceFile]) {
        var found: [String: [TableLanguage: ProjectWords]] = [:]
        var places: [[String]: String] = [:]
        let known = files.filter { WordsFile.extensions.contains($0.fileExtension) }
        for file in known.sorted(by: Self.comesBefore) {
            for (language, table) in read(file) {
                var words = found[file.stem]?[language] ?? ProjectWords(language: language, path: file.path)
                words.override(by: table)
                let place = [file.stem, language.description, file.fileExtension]
                if let other = places.updateValue(file.path, forKey: place) {
                    // A bundle has one place for both.
                    report(.error, file.path, "table \(file.stem.quoted) in \(language) is in \(other) too")
                }
                found[file.stem, default: [:]][language] = words
            }
        }
        tables = found.sorted { $0.key < $1.key }.map { name, languages in
            let sorted = languages.values.sorted { $0.language.description < $1.language.description }
            return ProjectTable(name: name, languages: sorted)
        }
    }

    /// All languages of all tables, in the order of their names.
    var languages: [TableLanguage] {
        Set(tables.flatMap(\.languages).map(\.language)).sorted { $0.description < $1.description }
    }

    private mutating func read(_ file: SourceFile) -> [(TableLanguage, ParsedTable)] {
        if file.fileExtension != "xcstrings" {
            guard let directory = file.directoryLanguage else {
                report(.warning, file.path, "not in a .lproj directory: these words are not used")
                return []
            }
            guard let language = TableLanguage(directoryName: directory) else {
                report(.error, file.path, "\(directory.quoted) is not a language")
                return []
            }
            let parsed = WordsFile.parse(file.bytes, path: file.path)
            diagnostics += parsed.diagnostics
            return parsed.tables.values.map { (language, $0) }
        }
        let parsed = WordsFile.parse(file.bytes, path: file.path)
        diagnostics += parsed.diagnostics
        if let source = parsed.sourceLanguage.flatMap(LanguageTag.init(identifier:)) { sourceLanguages.append(source) }
        return parsed.tables.sorted { $0.key < $1.key }.compactMap { name, table in
            if let language = TableLanguage(directoryName: name) { return (language, table) }
            report(.error, file.path, "\(name.quoted) is not a language")
            return nil
        }
    }

    private mutating func report(_ severity: StringsDiagnostic.Severity, _ path: String, _ message: String) {
        diagnostics.append(StringsDiagnostic(severity, path: path, position: .start, message: message))
    }

    /// `.stringsdict` comes after `.strings`, whose words it replaces; `.xcstrings` comes last.
    private static func comesBefore(_ left: SourceFile, _ right: SourceFile) -> Bool {
        func rank(_ file: SourceFile) -> Int {
            ["strings", "stringsdict", "xcstrings"].firstIndex(of: file.fileExtension) ?? 0
        }
        return (rank(left), left.path) < (rank(right), right.path)
    }
}

extension TableLanguage: CustomStringConvertible {
    /// The tag, or `Base`.
    package var description: String {
        switch self {
        case .language(let tag): tag.description
        case .base: "Base"
        }
    }
}
