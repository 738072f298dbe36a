/// Chooses, among the languages that words are there in, those to look a word up in.
package struct LanguageMatching: Sendable {
    private let available: Set<LanguageTag>
    private let hasBase: Bool
    private let development: LanguageTag?

    /// - Parameters:
    ///   - available: What words are there in.
    ///   - development: The language that the keys were written in.
    package init(available: some Sequence<TableLanguage>, development: LanguageTag?) {
        var tags: Set<LanguageTag> = []
        var hasBase = false
        for language in available {
            switch language {
            case .language(let tag): tags.insert(tag)
            case .base: hasBase = true
            }
        }
        self.available = tags
        self.hasBase = hasBase
        self.development = development
    }

    /// The languages to look a word up in, first to last; all of them are available.
    ///
    /// For each preferred language: itself, then CLDR's parents and the shorter tags. Only where none of these is there,
    /// another region of the language in the same script. Then the development language by the same rule, then `Base`.
    ///
    /// - Parameters:
    ///   - preferred: The user's languages, the best first.
    ///   - themeID: The theme whose own languages (`ja-x-yumekawa`) come before each plain one.
    package func chain(for preferred: [LanguageTag], themeID: String? = nil) -> [TableLanguage] {
        var chain: [TableLanguage] = []
        for tag in preferred + [development].compactMap(\.self) {
            let matches = matches(for: tag)
            if let themeID {
                let themed = tag.fallbacks.filter { $0.privateUse == nil }.map { $0.themed(by: themeID) }
                append(themed.filter(available.contains), to: &chain)
            }
            append(matches, to: &chain)
        }
        if hasBase { chain.append(.base) }
        return chain
    }

    private func append(_ tags: [LanguageTag], to chain: inout [TableLanguage]) {
        for tag in tags where !chain.contains(.language(tag)) { chain.append(.language(tag)) }
    }

    private func matches(for tag: LanguageTag) -> [LanguageTag] {
        let direct = tag.fallbacks.filter(available.contains)
        return direct.isEmpty ? siblings(of: tag) : direct
    }

    /// Other regions of a language, the nearest first: those with the same parent, then the language's main region, then
    /// by name, so that the answer never depends on the order of a dictionary.
    private func siblings(of tag: LanguageTag) -> [LanguageTag] {
        // The regions that CLDR gathers, such as `en-001`, are nearer to each other than to the rest.
        let group = tag.parent.flatMap { $0.region == nil ? nil : $0 }
        let script = LikelyScripts.script(of: tag)
        func distance(_ other: LanguageTag) -> Int {
            let isNear = group != nil && other.parent == group
            let isMain = other.region == MainRegions.region(of: group ?? tag)
            return (isNear ? 0 : 2) + (isMain ? 0 : 1)
        }
        let found = available.filter { other in
            other.privateUse == nil && isSame(other.language, tag.language) && LikelyScripts.script(of: other) == script
        }
        return found.map { (distance($0), $0.description, $0) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .map(\.2)
    }

    /// Whether two codes name one language: `no` stands for Bokmål where that is not written.
    private func isSame(_ left: String, _ right: String) -> Bool {
        left == right || (["no", "nb"].contains(left) && ["no", "nb"].contains(right))
    }
}
