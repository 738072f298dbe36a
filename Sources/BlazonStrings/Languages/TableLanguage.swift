/// What a directory of words is for: a language, or `Base`, which serves for every language that lacks a word.
package enum TableLanguage: Sendable, Hashable {
    case language(LanguageTag)
    case base

    /// Reads the name of a directory without its `.lproj`.
    package init?(directoryName name: String) {
        if name.lowercased() == "base" {
            self = .base
        } else if let tag = LanguageTag(identifier: name) {
            self = .language(tag)
        } else {
            return nil
        }
    }
}
