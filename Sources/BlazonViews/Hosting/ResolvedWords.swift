public import Blazon
public import BlazonStrings

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

    /// Looks a word up, and keeps its text.
    mutating func resolve(_ word: BoundWord, theme: Theme) -> String {
        let text = word.text(theme: theme)
        texts[Key(word: word, theme: theme)] = text
        return text
    }
}
