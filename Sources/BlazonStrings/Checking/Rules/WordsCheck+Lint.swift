extension WordsCheck {
    /// Reports what looks wrong in translations: all that need not be mended for the program to run.
    package mutating func reportTranslations() {
        guard let development else { return }
        for (table, words) in developmentWords {
            reportMissing(in: table, words)
            for placed in words.entries where placed.entry.isStale {
                diagnostics.append(
                    placed.warning("\(placed.entry.key.text.quoted) is stale: no source had it any more")
                )
            }
            for translation in table.languages where !isDevelopment(translation.language, in: table) {
                guard !translation.language.isMadeUp else { continue }
                for placed in translation.entries {
                    reportStyle(of: placed, in: translation.language)
                    if words[placed.entry.key] == nil {
                        let message = "\(placed.entry.key.text.quoted) is not in \(development), so nothing shows it"
                        diagnostics.append(placed.warning(message))
                    }
                }
            }
        }
        for table in project.tables where settings.isThemeTable(table.name) {
            for words in table.languages {
                for placed in words.entries { reportStyle(of: placed, in: words.language) }
            }
        }
    }

    private mutating func reportStyle(of placed: PlacedEntry, in language: TableLanguage) {
        let template = Template(placed.entry.message, language: language.languageTag)
        diagnostics += problems(of: placed, template, isDevelopment: false).filter { $0.severity == .warning }
    }

    /// The languages that lack a word, at the word in the development language.
    private mutating func reportMissing(in table: ProjectTable, _ words: ProjectWords) {
        var translations: [(language: TableLanguage, words: ProjectWords)] = []
        var strangers: [TableLanguage] = []
        for language in translatedLanguages where language != words.language {
            if let own = table.ownWords(of: language) {
                translations.append((language, own))
            } else {
                strangers.append(language)
            }
        }
        if !strangers.isEmpty, words.entries.contains(where: { $0.entry.isTranslatable }) {
            let message = "\(Self.lack(strangers)) the table \(table.name.quoted)"
            diagnostics.append(StringsDiagnostic(.warning, path: words.path, position: .start, message: message))
        }
        for placed in words.entries where placed.entry.isTranslatable {
            let missing = translations.filter { $0.words[placed.entry.key] == nil }.map(\.language)
            guard !missing.isEmpty else { continue }
            diagnostics.append(placed.warning("\(Self.lack(missing)) \(placed.entry.key.text.quoted)"))
        }
    }

    /// The languages that the words are translated into, whatever table they are in.
    private var translatedLanguages: [TableLanguage] {
        let all = Set(developmentWords.flatMap { $0.table.languages.map(\.language) })
        return all.filter { $0 != .base && $0 != development && !$0.isVariation }
            .sorted { $0.description < $1.description }
    }

    /// For example `de, ja lack`.
    private static func lack(_ languages: [TableLanguage]) -> String {
        languages.map(\.description).joined(separator: ", ") + (languages.count == 1 ? " lacks" : " lack")
    }
}

extension ProjectTable {
    /// The words of a language and of those that it inherits from (`de` for `de-AT`), but not of those that stand in for all.
    fileprivate func ownWords(of language: TableLanguage) -> ProjectWords? {
        let plain = languages.map(\.language).filter { $0 != .base }
        let chain = LanguageMatching(available: plain, development: language.languageTag).chain(for: [])
        guard chain.contains(language) || chain.first?.languageTag?.language == language.languageTag?.language else {
            return nil
        }
        var result: ProjectWords?
        for words in chain.compactMap({ self[$0] }) {
            if result == nil { result = words } else { result?.complete(by: words) }
        }
        return result
    }
}
