public import Blazon
public import BlazonStrings

/// What a ``StyledComponent`` hands to its toolkit: a node, and all that is needed to draw it at this moment.
public struct StyledContent: Sendable {
    /// What the view has come to. Its colours are roles, its words are keys.
    public let node: Node
    /// The theme that is active outside of the node's scopes.
    public let theme: Theme
    /// The variant that is active outside of the node's scopes.
    public let variant: Theme.Variant
    /// The words in the node as they read now.
    public let words: ResolvedWords

    /// The colours that are active outside of the node's scopes.
    public var palette: Theme.Palette { theme.palette(for: variant) }
}

/// Words and the texts that they had at one moment, so that a toolkit can draw them on any thread.
public struct ResolvedWords: Sendable, Hashable {
    struct Key: Hashable {
        let word: BoundWord
        let theme: Theme
    }

    private(set) var texts: [Key: String] = [:]

    /// The text of a word.
    ///
    /// - Parameters:
    ///   - word: One of the words in the node; any other is looked up now.
    ///   - theme: The theme of the scope that the word stands in, or of the content.
    public func text(of word: BoundWord, theme: Theme) -> String {
        texts[Key(word: word, theme: theme)] ?? word.text(theme: theme)
    }

    mutating func resolve(_ word: BoundWord, theme: Theme) {
        texts[Key(word: word, theme: theme)] = word.text(theme: theme)
    }
}
