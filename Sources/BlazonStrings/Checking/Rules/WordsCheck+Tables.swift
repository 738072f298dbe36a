extension WordsCheck {
    /// The accessors by table. Of tables that would have one name, the first gets it; the others are reported, and left out.
    static func accessorTables(
        of words: [(table: ProjectTable, words: ProjectWords)],
        language: LanguageTag?,
        settings: GeneratorSettings
    ) -> (tables: [AccessorTable], diagnostics: [StringsDiagnostic]) {
        var names = [StringKey("catalog"): "the catalog itself"]
        var tables: [AccessorTable] = []
        var diagnostics: [StringsDiagnostic] = []
        for (table, words) in words where settings.hasAccessors(table.name) {
            let accessors = AccessorTable(table.name, words: words, language: language, style: settings.keys)
            if let other = names[StringKey(accessors.name)] {
                let message =
                    "table \(table.name.quoted) would be \(settings.name).\(accessors.name), as is \(other)"
                diagnostics.append(
                    StringsDiagnostic(.error, path: words.path, position: .start, message: message)
                )
                continue
            }
            names[StringKey(accessors.name)] = "table \(table.name.quoted)"
            tables.append(accessors)
        }
        return (tables, diagnostics)
    }
}
