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
        let plain = snapshot.word(key, table: word.table, in: language)?.template
        if word.isThemed, let theme,
            let themed = snapshot.themedWord(key, table: word.table, theme: theme, in: language)?.template,
            // A theme's word that takes other arguments would not be filled as it wants to be.
            CatalogContract.allows(
                themed,
                where: contract.arguments(of: key, table: word.table) ?? plain?.argumentTypes ?? []
            )
        {
            return themed.formatted(word.arguments, width: width)
        }
        if let plain { return plain.formatted(word.arguments, width: width) }
        guard let text = word.development else { return word.key }
        return Template(Message(text), language: development).formatted(word.arguments, width: width)
    }
}
