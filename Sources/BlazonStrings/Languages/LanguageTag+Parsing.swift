extension LanguageTag {
    /// Reads a BCP 47 tag, or the name of a POSIX locale.
    ///
    /// Of a POSIX name the encoding is dropped, and of its modifiers those count that name a script or a variant
    /// (`sr_RS@latin`, `ca_ES@valencia`). A primary subtag of four letters is reserved by BCP 47, so `Base` is no language.
    ///
    /// - Parameter text: For example `zh-Hant`, `pt_BR.UTF-8`; without regard to case.
    /// - Returns: Nil where the text is not well-formed, and for `C` and `POSIX`, which name no language.
    public init?(identifier text: String) {
        let name = text.prefix { $0 != "." && $0 != "@" }
        let modifier = text.firstIndex(of: "@").map { text[text.index(after: $0)...] }
        // Of one letter, only `x` can begin a tag: `C` falls out here, `POSIX` would be a language of five letters.
        guard name.utf8.allSatisfy(\.isTagByte), name.lowercased() != "posix" else { return nil }
        let subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard subtags.allSatisfy({ 1...8 ~= $0.utf8.count }) else { return nil }
        self.init(subtags: subtags.map { $0.lowercased() }[...])
        if let modifier { apply(modifier: modifier.lowercased()) }
    }

    /// Reads subtags in small letters, each of one to eight letters and digits.
    private init?(subtags: ArraySlice<String>) {
        var rest = subtags
        func next(where isWanted: (String) -> Bool) -> String? {
            guard let first = rest.first, isWanted(first) else { return nil }
            return rest.popFirst()
        }

        let primary = next { $0.isLetters && (2...3 ~= $0.utf8.count || 5...8 ~= $0.utf8.count) }
        guard primary != nil || rest.first == "x" else { return nil }
        self.init(language: primary ?? "und")
        // A language may be said in two steps, `zh-yue`; the second alone is its canonical form.
        if let primary, primary.utf8.count < 4, let extended = next(where: { $0.isLetters && $0.utf8.count == 3 }) {
            language = extended
        }
        script = next { $0.isLetters && $0.utf8.count == 4 }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        region = next { ($0.isLetters && $0.utf8.count == 2) || ($0.isDigits && $0.utf8.count == 3) }?.uppercased()
        while let variant = next(where: { $0.utf8.count > 4 || ($0.utf8.count == 4 && $0.prefix(1).isDigits) }) {
            guard !variants.contains(variant) else { return nil }
            variants.append(variant)
        }
        while let singleton = next(where: { $0.utf8.count == 1 && $0 != "x" }) {
            var parts = [singleton]
            while let part = next(where: { $0.utf8.count > 1 }) { parts.append(part) }
            guard parts.count > 1, !extensions.contains(where: { $0.hasPrefix(singleton + "-") }) else { return nil }
            extensions.append(parts.joined(separator: "-"))
        }
        extensions.sort()
        if next(where: { $0 == "x" }) != nil {
            guard !rest.isEmpty else { return nil }
            privateUse = rest.joined(separator: "-")
            rest = []
        }
        guard rest.isEmpty else { return nil }
        canonicalise()
    }

    /// Takes over a POSIX modifier. What says nothing of the language, such as `euro`, is dropped.
    private mutating func apply(modifier: String) {
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
        if let script = scripts[modifier] {
            self.script = script
        } else if modifier == "valencia" {
            variants = ["valencia"]
        }
    }

    /// Puts the code that is used now in the place of one that was used before.
    private mutating func canonicalise() {
        let aliases = [
            "bh": "bho", "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "tw": "ak",
        ]
        if language == "sh" {
            language = "sr"
            script = script ?? "Latn"
        } else if let alias = aliases[language] {
            language = alias
        }
    }
}

extension UInt8 {
    fileprivate var isTagByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}

extension StringProtocol {
    fileprivate var isLetters: Bool { utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } }
    fileprivate var isDigits: Bool { utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
}
