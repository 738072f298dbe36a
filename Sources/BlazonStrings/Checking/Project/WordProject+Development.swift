extension WordProject {
    /// The language that the keys were written in.
    ///
    /// A plugin cannot see the `defaultLocalization` of its package. So it is what the settings say, else the source language
    /// of a string catalog, else English, else `Base`, else the only language that there is.
    ///
    /// - Parameters:
    ///   - name: What the settings say.
    ///   - place: Where they say it, or would say it.
    /// - Throws: What has to be said in the settings.
    func developmentLanguage(named name: String?, place: StringsDiagnostic) throws(StringsDiagnostic) -> TableLanguage {
        func problem(_ message: String) -> StringsDiagnostic {
            StringsDiagnostic(.error, path: place.path, position: place.position, message: message)
        }
        let available = languages
        if let name {
            guard let language = TableLanguage(directoryName: name) else {
                throw problem("\(name.quoted) is not a language")
            }
            let isThere = tables.contains { $0.words(fallingBackFrom: language) != nil }
            guard isThere else { throw problem("no words in \(language): there is \(Self.list(available))") }
            return language
        }
        if let source = sourceLanguages.first { return .language(source) }
        if available.contains(.language("en")) { return .language("en") }
        if available.contains(.base) { return .base }
        let plain = available.filter { !$0.isVariation }
        guard let only = plain.first else { throw problem("there are no words") }
        guard plain.count == 1 else {
            throw problem(
                "in which of \(Self.list(plain)) were the keys written? Add \"development\": "
                    + "\(plain[0].description.quoted) to \(GeneratorSettings.fileName)"
            )
        }
        return only
    }

    private static func list(_ languages: [TableLanguage]) -> String {
        languages.map(\.description).joined(separator: ", ")
    }
}

extension TableLanguage {
    /// The tag whose plural rules apply; nil for `Base`, of which nobody knows.
    var languageTag: LanguageTag? {
        switch self {
        case .language(let tag): tag
        case .base: nil
        }
    }

    /// Whether it is not a language to translate into: a theme's words in a language, or a language made up for tests.
    var isVariation: Bool { isMadeUp || languageTag?.privateUse != nil }

    /// Whether it is a language made up for tests.
    var isMadeUp: Bool { PseudoLanguage.allCases.contains { $0.tag == languageTag } }
}
