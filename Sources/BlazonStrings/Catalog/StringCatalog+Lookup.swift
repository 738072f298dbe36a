public import Blazon

extension StringCatalog {
    /// A word by its key, for keys that are only known at run time. Others have typed accessors.
    ///
    /// - Parameters:
    ///   - key: What the word is called in its table.
    ///   - table: The table; `"Localizable"` unless said otherwise.
    ///   - arguments: What is put into the text. One that is missing shows its specifier as it is written.
    ///   - isThemed: Whether the active theme's word comes first.
    /// - Returns: The text; the key if nobody has the word.
    public func string(
        _ key: String,
        table: String = "Localizable",
        arguments: [StringArgument] = [],
        isThemed: Bool = false
    ) -> String {
        text(for: BoundWord(key, table: table, in: self, arguments: arguments, isThemed: isThemed))
    }

    /// The text of a word under a theme, in the catalog's languages.
    public func text(for word: BoundWord, theme: Theme) -> String {
        text(for: word, theme: theme, in: nil, width: nil)
    }

    /// The text of a word under the store's theme.
    func text(for word: BoundWord, in language: LanguageTag? = nil, width: Int? = nil) -> String {
        StyleReads.words.record()
        return text(for: word, theme: word.isThemed ? store.snapshot.theme : nil, in: language, width: width)
    }

    private func text(for word: BoundWord, theme: Theme?, in language: LanguageTag?, width: Int?) -> String {
        let snapshot = snapshot
        let key = StringKey(word.key)
        if word.isThemed, let theme,
            let themed = snapshot.themedWord(key, table: word.table, theme: theme, in: language)?.template,
            fits(themed, word, key, in: snapshot, language)
        {
            return themed.formatted(word.arguments, width: width)
        }
        if let plain = snapshot.word(key, table: word.table, in: language)?.template {
            return plain.formatted(word.arguments, width: width)
        }
        guard let text = word.development else { return word.key }
        return Template(Message(text), language: development).formatted(word.arguments, width: width)
    }

    /// Whether a theme's word takes what the plain one takes: if not, it would not be filled as it wants to be.
    private func fits(
        _ themed: Template,
        _ word: BoundWord,
        _ key: StringKey,
        in snapshot: CatalogSnapshot,
        _ language: LanguageTag?
    ) -> Bool {
        if themed.argumentTypes.isEmpty { return true }
        let passed =
            contract.arguments(of: key, table: word.table)
            ?? snapshot.word(key, table: word.table, in: language)?.template.argumentTypes
        return CatalogContract.allows(themed, where: passed ?? [])
    }
}
