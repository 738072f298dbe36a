import BlazonViews

/// Something around one thing: more room, a line, paint.
///
/// The subclass says what its content is offered and where it stands; text lines and priority are the content's.
class WrapperLayout: LayoutNode {
    let content: LayoutNode

    init(_ content: LayoutNode) { self.content = content }

    /// What the content is offered.
    func inside(of proposal: Proposal) -> Proposal { proposal }

    /// Where the content stands.
    func offset(in proposal: Proposal) -> Point { .zero }

    override var priority: Double { content.priority }

    override func measure(_ proposal: Proposal) -> Size { content.size(for: inside(of: proposal)) }

    override func row(of baseline: TextBaseline, in proposal: Proposal) -> Int? {
        content.row(of: baseline, in: inside(of: proposal)).map { $0 + offset(in: proposal).y }
    }

    override func draw(_ proposal: Proposal, at origin: Point, on canvas: inout Canvas) {
        content.draw(inside(of: proposal), at: origin + offset(in: proposal), on: &canvas)
    }
}
