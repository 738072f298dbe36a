public import Blazon

/// A word that is not text yet: a key with its arguments, which becomes text when it is drawn and not before.
///
/// That is why a switch of theme or language can leave no word stale: views and nodes hold bound words, and whoever
/// draws them asks for the text then.
public struct BoundWord: Sendable {
    /// Where the word is looked up.
    public let source: any WordSource
    /// The table that the key belongs to.
    public let table: String
    /// What the word is called in its table.
    public let key: String
    /// What is put into the text, in the order of the call.
    public let arguments: [StringArgument]
    /// Whether the active theme's table comes before the plain one.
    public let isThemed: Bool
    /// What is shown if the source has no such word, with its format specifiers; nil for the key.
    public let development: String?

    /// Binds a key to its arguments.
    ///
    /// - Parameters:
    ///   - key: What the word is called in its table.
    ///   - table: The table; `"Localizable"` unless said otherwise.
    ///   - source: Where it is looked up.
    ///   - arguments: What is put into the text.
    ///   - isThemed: Whether the active theme's word comes first, where it has one.
    ///   - development: What is shown if the source has no such word, with its format specifiers; nil for the key.
    public init(
        _ key: String,
        table: String = "Localizable",
        in source: any WordSource,
        arguments: [StringArgument] = [],
        isThemed: Bool = false,
        development: String? = nil
    ) {
        self.key = key
        self.table = table
        self.source = source
        self.arguments = arguments
        self.isThemed = isThemed
        self.development = development
    }

    /// The text at this moment.
    ///
    /// - Parameter theme: The theme that is active where the word is drawn.
    public func text(theme: Theme) -> String {
        StyleReads.words.record()
        return source.text(for: self, theme: theme)
    }
}

extension BoundWord: Hashable {
    /// Whether both are the same key with the same arguments, looked up in the very same source.
    public static func == (left: BoundWord, right: BoundWord) -> Bool {
        // Keys are compared by their bytes: two spellings of one character are two keys.
        left.source === right.source && StringKey(left.key) == StringKey(right.key)
            && StringKey(left.table) == StringKey(right.table)
            && left.arguments == right.arguments && left.isThemed == right.isThemed
    }

    /// Feeds the key and the arguments.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(StringKey(key))
        hasher.combine(arguments)
    }
}

extension BoundWord: CustomStringConvertible {
    /// For example `Localizable/error.invalidRange(1, 20) themed`.
    public var description: String {
        let list = arguments.isEmpty ? "" : "(\(arguments.map(\.description).joined(separator: ", ")))"
        return "\(table)/\(key)\(list)\(isThemed ? " themed" : "")"
    }
}
