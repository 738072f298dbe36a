/// The words of a table by key.
typealias CatalogWords = KeyedTable<CatalogWord>

/// A table of words with its name. A class, so that a look-up takes no copy of it.
final class CatalogTable: Keyed, Sendable {
    /// The name; like a key it is compared by its bytes.
    let key: StringKey
    let words: CatalogWords

    init(_ name: StringKey, words: CatalogWords) {
        key = name
        self.words = words
    }

    // Inlined into a look-up it would retain each part of the table.
    @inline(never)
    func word(_ key: StringKey) -> CatalogWord? { words[key] }
}

extension KeyedTable<CatalogTable> {
    /// Adds words to a table.
    mutating func merge(_ words: CatalogWords, into name: StringKey, precedence: CatalogWords.Precedence) {
        guard let index = insert(CatalogTable(name, words: words)) else { return }
        var merged = elements[index].words
        merged.merge(words, precedence: precedence)
        replace(at: index, with: CatalogTable(name, words: merged))
    }
}
