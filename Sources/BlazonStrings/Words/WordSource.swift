public import Blazon

/// What turns a word's key into text: a catalog of translations.
///
/// Sources are compared by identity, so that a word stays `Hashable` however large its catalog is.
///
/// ```swift
/// final class Dictionary: WordSource {
///     func text(for word: BoundWord, theme: Theme) -> String { ["greeting": "Hello"][word.key] ?? word.key }
/// }
/// BoundWord("greeting", in: Dictionary()).text(theme: .system)        // "Hello"
/// ```
public protocol WordSource: AnyObject, Sendable {
    /// The text of a word at this moment, its arguments put in.
    ///
    /// It is called whenever the word is drawn, on any thread, so it must be quick and must not wait.
    ///
    /// - Parameters:
    ///   - word: The key, its table and arguments, and whether it asked for the theme's words.
    ///   - theme: The theme that is active where the word is drawn; its `Theme.stringTable` comes first for a
    ///     word that asked for it.
    /// - Returns: The text; by convention the key itself where nothing is known of it.
    func text(for word: BoundWord, theme: Theme) -> String
}
