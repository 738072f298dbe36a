import Blazon

/// All words of a catalog at one moment. It never changes: look-ups take it and wait for nobody.
final class CatalogSnapshot: Sendable {
    typealias Words = [StringKey: CatalogWord]
    /// By table.
    typealias Tables = [String: Words]

    let files: [String: CatalogFile]
    /// What was laid over the files, by language and table.
    let updates: [TableLanguage: Tables]
    /// The user's languages, the best first.
    let languages: [LanguageTag]
    let development: LanguageTag?

    /// By language, updates included.
    private let tables: [TableLanguage: Tables]
    private let matching: LanguageMatching
    /// For ``languages``, each word from the first language that has it.
    private let plain: Tables
    /// The same for themes that have languages of their own, and for single languages, made when they are asked for.
    private let others = Lock([Selection: Tables]())

    private struct Selection: Hashable {
        let languages: [LanguageTag]
        let themeID: String?
    }

    init(
        files: [String: CatalogFile],
        updates: [TableLanguage: Tables],
        languages: [LanguageTag],
        development: LanguageTag?
    ) {
        self.files = files
        self.updates = updates
        self.languages = languages
        self.development = development

        var tables: [TableLanguage: Tables] = [:]
        for file in files.values.sorted(by: { ($0.rank, $0.path) < ($1.rank, $1.path) }) {
            for (language, words) in file.words {
                tables[language, default: [:]][file.table, default: [:]].merge(words) { $1 }
            }
        }
        for (language, overlay) in updates {
            for (table, words) in overlay {
                tables[language, default: [:]][table, default: [:]].merge(words) { $1 }
            }
        }
        self.tables = tables
        matching = LanguageMatching(available: tables.keys, development: development)
        plain = Self.flattened(matching.chain(for: languages), of: tables)
    }

    /// The same with other languages.
    func with(languages: [LanguageTag]) -> CatalogSnapshot {
        CatalogSnapshot(files: files, updates: updates, languages: languages, development: development)
    }

    /// A word in the user's languages, or in others.
    func word(_ key: StringKey, table: String, in language: LanguageTag? = nil) -> CatalogWord? {
        guard let language else { return plain[table]?[key] }
        return flattened(Selection(languages: [language], themeID: nil))[table]?[key]
    }

    /// A word as a theme has it: in the theme's table, or in a language of its own (`ja-x-yumekawa`).
    func themedWord(_ key: StringKey, table: String, theme: Theme, in language: LanguageTag? = nil) -> CatalogWord? {
        if let themeTable = theme.stringTable, let word = word(key, table: themeTable, in: language) { return word }
        guard hasThemeLanguages else { return nil }
        let selection = Selection(languages: language.map { [$0] } ?? languages, themeID: theme.id)
        return flattened(selection)[table]?[key]
    }

    /// The words of one language alone.
    func words(of language: TableLanguage, table: String) -> Words { tables[language]?[table] ?? [:] }

    /// The languages that there are words in.
    var availableLanguages: Set<TableLanguage> { Set(tables.keys) }

    private var hasThemeLanguages: Bool {
        tables.keys.contains { if case .language(let tag) = $0 { tag.privateUse != nil } else { false } }
    }

    private func flattened(_ selection: Selection) -> Tables {
        if let ready = others.withLock({ $0[selection] }) { return ready }
        let fresh = Self.flattened(matching.chain(for: selection.languages, themeID: selection.themeID), of: tables)
        return others.withLock { others in
            // Few apps ask for more than a handful; a program that asks for every language there is keeps none.
            if others.count >= 64 { others = [:] }
            others[selection] = fresh
            return fresh
        }
    }

    /// Each word from the first of some languages that has it.
    private static func flattened(_ chain: [TableLanguage], of tables: [TableLanguage: Tables]) -> Tables {
        chain.reduce(into: [:]) { flat, language in
            for (table, words) in tables[language] ?? [:] {
                flat[table, default: [:]].merge(words) { first, _ in first }
            }
        }
    }
}
