public import Blazon

/// What a widget needs to know of the place of its node: the colours and words that hold there.
public struct NodeContext {
    /// The theme that holds here.
    public let theme: Theme
    /// The variant that holds here.
    public let variant: Theme.Variant
    /// The colours that hold here.
    public let palette: Theme.Palette
    /// The words of the whole tree.
    let words: ResolvedWords
    /// Two contexts of the same number have the same words.
    let wordsGeneration: Int

    init(theme: Theme, variant: Theme.Variant, words: ResolvedWords, wordsGeneration: Int) {
        self.theme = theme
        self.variant = variant
        palette = theme.palette(for: variant)
        self.words = words
        self.wordsGeneration = wordsGeneration
    }

    /// What holds inside of a scope that stands here.
    func entering(_ scope: Node.Scope) -> NodeContext {
        NodeContext(
            theme: scope.theme ?? theme,
            variant: scope.variant(in: variant),
            words: words,
            wordsGeneration: wordsGeneration
        )
    }

    /// The colour of a paint here.
    ///
    /// - Parameter paint: Nil for text and icons that have none of their own: they are in `primaryText`.
    public func color(of paint: Node.Paint?) -> Theme.Color {
        (paint ?? .role(.primaryText)).color(in: palette)
    }

    /// What a run says here.
    public func text(of content: Node.StyledText.Content) -> String {
        switch content {
        case .verbatim(let text): text
        case .word(let word): words.text(of: word, theme: theme)
        }
    }

    /// What all runs of a text say here.
    public func text(of text: Node.StyledText) -> String {
        text.runs.count == 1
            ? self.text(of: text.runs[0].content) : text.runs.map { self.text(of: $0.content) }.joined()
    }

    /// All text in a node in the order of reading, with blanks between: the title of a native widget, or what is read aloud.
    ///
    /// Icons are pictures, and say nothing.
    public func text(of node: Node) -> String {
        switch node {
        case .text(let text): self.text(of: text)
        case .scope(let scope): entering(scope).text(of: scope.content)
        case .control(let control): text(of: control.label)
        default:
            node.children.lazy.map { text(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Whether nothing can read otherwise here than there. It may say no where nothing differs.
    func isSame(as other: NodeContext) -> Bool {
        wordsGeneration == other.wordsGeneration && variant == other.variant && theme == other.theme
    }
}
