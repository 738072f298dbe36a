/// A table in all its languages.
package struct ProjectTable: Sendable {
    package let name: String
    /// In the order of their names.
    package internal(set) var languages: [ProjectWords] = []

    package subscript(language: TableLanguage) -> ProjectWords? { languages.first { $0.language == language } }

    /// The words of a language with those that it falls back to: of the language itself, its parents, and `Base`.
    ///
    /// - Returns: Nil where there are none.
    func words(fallingBackFrom language: TableLanguage) -> ProjectWords? {
        let matching = LanguageMatching(available: languages.map(\.language), development: language.languageTag)
        var result: ProjectWords?
        for words in matching.chain(for: []).compactMap({ self[$0] }) {
            if result == nil { result = words } else { result?.complete(by: words) }
        }
        return result
    }
}
