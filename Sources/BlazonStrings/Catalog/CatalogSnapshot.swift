import Blazon
import Synchronization

/// All words of a catalog at one moment. It never changes: look-ups take it and wait for nobody.
final class CatalogSnapshot: Sendable {
    typealias Tables = KeyedTable<CatalogTable>

    let files: [String: CatalogFile]
    /// What was laid over the files, by language.
    let updates: [TableLanguage: Tables]
    /// The user's languages, the best first.
    let languages: [LanguageTag]
    let development: LanguageTag?

    /// By language, updates included.
    private let tables: [TableLanguage: Tables]
    private let hasThemeLanguages: Bool
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
                tables[language, default: Tables()].merge(words, into: StringKey(file.table), precedence: .other)
            }
        }
        for (language, overlay) in updates {
            for table in overlay.elements {
                tables[language, default: Tables()].merge(table.words, into: table.key, precedence: .other)
            }
        }
        self.tables = tables
        hasThemeLanguages = tables.keys.contains {
            if case .language(let tag) = $0 { tag.privateUse != nil } else { false }
        }
        matching = LanguageMatching(available: tables.keys, development: development)
        plain = Self.flattened(matching.chain(for: languages), of: tables)
    }

    /// The same with other languages.
    func with(languages: [LanguageTag]) -> CatalogSnapshot {
        CatalogSnapshot(files: files, updates: updates, languages: languages, development: development)
    }

    /// A word in the user's languages, or in others.
    func word(_ key: StringKey, table: StringKey, in language: LanguageTag? = nil) -> CatalogWord? {
        guard let language else { return plain[table]?.word(key) }
        return flattened(Selection(languages: [language], themeID: nil))[table]?.word(key)
    }

    /// The words as a theme has them, in the user's languages or in others: in the theme's table, or in a language of its
    /// own (`ja-x-yumekawa`).
    ///
    /// - Parameter version: Of the store that the theme is active in, if it is.
    func themed(_ theme: Theme, in language: LanguageTag? = nil, version: UInt64? = nil) -> ThemedWords {
        let tables = language.map { flattened(Selection(languages: [$0], themeID: nil)) } ?? plain
        let own = Selection(languages: language.map { [$0] } ?? languages, themeID: theme.id)
        return ThemedWords(
            table: theme.stringTable.flatMap { tables[StringKey($0)] },
            languages: hasThemeLanguages ? flattened(own) : Tables(),
            version: version
        )
    }

    /// The words of one language alone.
    func words(of language: TableLanguage, table: String) -> CatalogWords? {
        tables[language]?[StringKey(table)]?.words
    }

    /// The languages that there are words in.
    var availableLanguages: Set<TableLanguage> { Set(tables.keys) }

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
        chain.reduce(into: Tables()) { flat, language in
            for table in tables[language]?.elements ?? [] {
                flat.merge(table.words, into: table.key, precedence: .own)
            }
        }
    }
}
