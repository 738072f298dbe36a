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
        text(of: key, table: table, arguments: arguments, isThemed: isThemed, development: nil)
    }

    /// The text of a word under a theme, in the catalog's languages.
    public func text(for word: BoundWord, theme: Theme) -> String {
        let snapshot = snapshot
        let themed = word.isThemed ? snapshot.themed(theme) : nil
        let found = self.word(StringKey(word.key), table: StringKey(word.table), in: snapshot, themed)
        return found?.text(word.arguments) ?? missingText(of: word, width: nil)
    }

    /// The text of a word, if asked for as the store's theme has it. The parameters are those of ``BoundWord``, which would
    /// cost more to make than all of the rest.
    @usableFromInline
    func text(
        of key: String,
        table: String,
        arguments: [StringArgument],
        isThemed: Bool,
        development: String?
    ) -> String {
        StyleReads.words.record()
        let found: CatalogWord?
        if isThemed {
            let (snapshot, themed) = themedSnapshot()
            found = word(StringKey(key), table: StringKey(table), in: snapshot, themed)
        } else {
            found = snapshot.word(StringKey(key), table: StringKey(table))
        }
        if let found { return found.text(arguments) }
        let word = BoundWord(key, table: table, in: self, arguments: arguments, development: development)
        return missingText(of: word, width: nil)
    }

    /// The text of a word under the store's theme, in another language, or for a narrow place.
    func text(for word: BoundWord, in language: LanguageTag? = nil, width: Int? = nil) -> String {
        StyleReads.words.record()
        let snapshot = snapshot
        let themed = word.isThemed ? snapshot.themed(store.snapshot.theme, in: language) : nil
        let found = self.word(StringKey(word.key), table: StringKey(word.table), in: snapshot, themed, language)
        return found?.text(word.arguments, width: width) ?? missingText(of: word, width: width)
    }

    private func word(
        _ key: StringKey,
        table: StringKey,
        in snapshot: CatalogSnapshot,
        _ themed: ThemedWords?,
        _ language: LanguageTag? = nil
    ) -> CatalogWord? {
        guard let own = themed?.word(key, table: table) else { return snapshot.word(key, table: table, in: language) }
        if !own.takesArguments { return own }
        // A theme's word that takes other arguments than the plain one would not be filled as it wants to be.
        let plain = snapshot.word(key, table: table, in: language)
        let passed = contract.arguments(of: key, table: table) ?? plain?.argumentTypes ?? []
        return CatalogContract.allows(own.argumentTypes, where: passed) ? own : plain
    }

    private func missingText(of word: BoundWord, width: Int?) -> String {
        guard let text = word.development else { return word.key }
        return Template(Message(text), language: development).formatted(word.arguments, width: width)
    }
}
