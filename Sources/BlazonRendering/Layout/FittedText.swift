import BlazonViews

/// A text in lines, for each room that it was offered.
final class FittedText {
    private var visible = ProposalCache<VisibleLines>()
    /// By width alone: a stack asks for several heights.
    private var wrapped = ProposalCache<ShortArray<GlyphLine>>()

    /// The lines that are seen in some room.
    ///
    /// - Parameter fit: Finds them the first time.
    func lines(in proposal: Proposal, fit: () -> VisibleLines) -> VisibleLines {
        let known = visible
        if let lines = known[proposal] { return lines }
        let lines = fit()
        var cache = visible
        cache[proposal] = lines
        visible = cache
        return lines
    }

    /// All lines that a text has at some width.
    func wrapped(_ text: GlyphText, to width: Int?, by wrapping: Node.StyledText.Wrapping) -> ShortArray<GlyphLine> {
        guard let width, width < text.width else { return text.lines }
        let proposal = Proposal(width: width, height: nil)
        let known = wrapped
        if let lines = known[proposal] { return lines }
        let lines = text.wrapped(to: width, by: wrapping)
        var cache = wrapped
        cache[proposal] = lines
        wrapped = cache
        return lines
    }
}
