extension WordsCheck {
    /// The files of the languages that nobody speaks, made of the development language, beside its own directory.
    ///
    /// A table that lies in a string catalog gets them beside the catalog.
    package var pseudoFiles: [(path: String, text: String)] {
        PseudoLanguage.allCases.flatMap { language in
            developmentWords.flatMap { table, words in files(of: table.name, words, in: language) }
        }
    }

    private func files(
        of table: String,
        _ words: ProjectWords,
        in language: PseudoLanguage
    ) -> [(path: String, text: String)] {
        let messages = words.entries.filter(\.entry.isTranslatable).map { placed in
            (key: placed.entry.key.text, message: language.message(placed.entry.message))
        }
        let plain = messages.filter { $0.message.variables.isEmpty && $0.message.widths.isEmpty }
        let others = messages.filter { !$0.message.variables.isEmpty || !$0.message.widths.isEmpty }
        let stem = Self.root(of: words.path) + "\(language.tag).lproj/\(table)"
        var files: [(path: String, text: String)] = []
        if !plain.isEmpty {
            files.append((stem + ".strings", WordsWriter.strings(plain.map { ($0.key, $0.message.format) })))
        }
        if !others.isEmpty { files.append((stem + ".stringsdict", WordsWriter.stringsdict(others))) }
        return files
    }

    /// The directory that the language directories of a file lie in, with a slash, or nothing.
    private static func root(of path: String) -> String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        if parts.last?.lowercased().hasSuffix(".lproj") == true { parts = parts.dropLast() }
        return parts.map { $0 + "/" }.joined()
    }
}
