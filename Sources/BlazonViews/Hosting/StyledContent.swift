public import Blazon

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

    /// The colours and words that hold outside of the node's scopes, for a toolkit that walks over the node by itself.
    public var context: NodeContext {
        NodeContext(theme: theme, variant: variant, words: words, wordsGeneration: 0)
    }
}
