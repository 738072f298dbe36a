public import Blazon

/// What a widget needs to know of the place of its node: the colours and words that hold there.
public struct NodeContext {
    /// Shared by all nodes of one place, so that each keeps a pointer.
    private final class Contents {
        let theme: Theme
        let variant: Theme.Variant
        let palette: Theme.Palette
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
    }

    private let contents: Contents

    init(theme: Theme, variant: Theme.Variant, words: ResolvedWords, wordsGeneration: Int) {
        contents = Contents(theme: theme, variant: variant, words: words, wordsGeneration: wordsGeneration)
    }

    /// The theme that holds here.
    public var theme: Theme { contents.theme }
    /// The variant that holds here.
    public var variant: Theme.Variant { contents.variant }
    /// The colours that hold here.
    public var palette: Theme.Palette { contents.palette }
    /// The words of the whole tree.
    var words: ResolvedWords { contents.words }
    /// Two contexts of the same number have the same words.
    var wordsGeneration: Int { contents.wordsGeneration }

    /// What holds inside of a scope that stands here.
    public func entering(_ scope: Node.Scope) -> NodeContext { entering(scope, former: nil) }

    /// What holds inside of a scope that stands here.
    ///
    /// - Parameters:
    ///   - scope: Stands here.
    ///   - former: What held there before; it is returned if it still does.
    func entering(_ scope: Node.Scope, former: NodeContext?) -> NodeContext {
        let theme = scope.theme ?? theme
        let variant = scope.variant(in: variant)
        if let former, former.holds(theme, variant, wordsGeneration) { return former }
        return NodeContext(theme: theme, variant: variant, words: words, wordsGeneration: wordsGeneration)
    }

    /// Whether this is the context of a theme, a variant and words.
    func holds(_ theme: Theme, _ variant: Theme.Variant, _ wordsGeneration: Int) -> Bool {
        self.wordsGeneration == wordsGeneration && self.variant == variant && self.theme == theme
    }

    /// Whether nothing can read otherwise here than there. It may say no where nothing differs.
    func isIdentical(to other: NodeContext) -> Bool { contents === other.contents }

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
}
