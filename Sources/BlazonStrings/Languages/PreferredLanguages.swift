/// The languages that the user asked for by the environment, as gettext reads it.
package enum PreferredLanguages {
    /// The languages in the order of preference.
    ///
    /// The locale is the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is not empty. `LANGUAGE`, a list with colons,
    /// comes before it, unless the locale is `C` or `POSIX` in any encoding: that is how a script asks for the words as the
    /// programmer wrote them. In the list, `C` or `POSIX` ends it. Unlike gettext, `LANGUAGE` also counts where no locale
    /// is set at all, since nothing here depends on what the C library was told.
    ///
    /// - Parameter environment: The variables by name.
    /// - Returns: Empty where no language is asked for. What is not well-formed is left out.
    package static func languages(environment: [String: String]) -> [LanguageTag] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
        if let locale, meansNone(locale[...]) { return [] }

        var names: [Substring] = []
        if let list = environment["LANGUAGE"] {
            names += list.split(separator: ":").prefix { !meansNone($0) }
        }
        if names.isEmpty, let locale { names = [locale[...]] }
        var languages: [LanguageTag] = []
        for case let tag? in names.map({ LanguageTag(identifier: String($0)) }) where !languages.contains(tag) {
            languages.append(tag)
        }
        return languages
    }

    private static func meansNone(_ locale: Substring) -> Bool {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX"
    }
}
