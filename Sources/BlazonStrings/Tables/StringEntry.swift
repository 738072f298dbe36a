/// One key of a table in one language.
package struct StringEntry: Keyed, Sendable, Hashable {
    package var key: StringKey
    package var message: Message
    /// The comment that stands before it, without its marks, lines trimmed.
    package var comment: String?
    /// Where the key stands.
    package var position: SourcePosition
    /// Where the value stands.
    package var valuePosition: SourcePosition
    /// Whether the file marks the key as not used any more (`extractionState` stale).
    package var isStale: Bool
    /// Whether the word is to be translated (`shouldTranslate`).
    package var isTranslatable: Bool

    package init(
        key: StringKey,
        message: Message,
        comment: String? = nil,
        position: SourcePosition,
        valuePosition: SourcePosition,
        isStale: Bool = false,
        isTranslatable: Bool = true
    ) {
        self.key = key
        self.message = message
        self.comment = comment
        self.position = position
        self.valuePosition = valuePosition
        self.isStale = isStale
        self.isTranslatable = isTranslatable
    }
}
