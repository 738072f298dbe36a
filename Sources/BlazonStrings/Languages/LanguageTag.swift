/// A language as BCP 47 names it: `en`, `zh-Hant-TW`, `sl-rozaj`, `ja-x-yumekawa`.
///
/// Tags compare without case, and by their canonical form: `iw` is `he`, `zh_tw` is `zh-TW`.
///
/// ```swift
/// LanguageTag(identifier: "ja_JP.UTF-8")?.description     // "ja-JP"
/// LanguageTag(identifier: "PT-br") == "pt-BR"             // true
/// LanguageTag(identifier: "C")                            // nil: the environment's word for no language
/// ```
public struct LanguageTag: Sendable, Hashable {
    /// The language, in small letters; `und` where it is not determined.
    public internal(set) var language: String
    /// The script, for example `Hant`.
    public internal(set) var script: String?
    /// The region, in capitals: `TW`, or digits as in `es-419`.
    public internal(set) var region: String?
    /// The variants in their order, in small letters.
    public internal(set) var variants: [String] = []
    /// The extensions, each with its letter, for example `u-ca-japanese`, sorted by that letter.
    public internal(set) var extensions: [String] = []
    /// What follows `x-`, in small letters.
    public internal(set) var privateUse: String?

    init(language: String, script: String? = nil, region: String? = nil) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// The language that is not determined: `und`.
    public static let undetermined = LanguageTag(language: "und")
}

extension LanguageTag: CustomStringConvertible {
    /// The tag in its canonical form, for example `zh-Hant-TW`.
    public var description: String {
        var text = language
        for part in [script, region].compactMap(\.self) + variants + extensions {
            text += "-" + part
        }
        if let privateUse { text += "-x-" + privateUse }
        return text
    }
}

extension LanguageTag: ExpressibleByStringLiteral {
    /// Makes a tag from a literal; one that is not well-formed is ``undetermined``.
    public init(stringLiteral text: String) {
        self = LanguageTag(identifier: text) ?? .undetermined
    }
}
