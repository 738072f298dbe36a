import Blazon
import BlazonRendering
import BlazonViews
import Testing

@Suite("Stacks")
struct StackTests {
    @Test func `a row puts its spacing between neighbours`() {
        #expect(row(text("a"), text("b"), text("c")).rendered() == "a b c")
        #expect(row(text("a"), text("b"), spacing: 3).rendered() == "a   b")
    }

    @Test func `a column puts its spacing between neighbours`() {
        #expect(column(text("a"), text("b"), spacing: 1).lines() == ["a", "", "b"])
    }

    @Test func `what is empty has no spacing beside it`() {
        #expect(row(text("a"), .empty, text("b")).rendered() == "a b")
        #expect(row(.empty, .empty).rendered() == "")
    }

    @Test func `a spacer takes the place of the spacing`() {
        #expect(row(text("A"), spacer(), text("B")).rendered() == "A B")
        #expect(row(text("A"), spacer(0), text("B")).rendered() == "AB")
        #expect(row(text("A"), spacer(3), text("B")).rendered() == "A   B")
    }

    @Test func `a spacer grows`() {
        #expect(row(text("A"), spacer(), text("B")).rendered(width: 9) == "A       B")
        #expect(column(text("A"), spacer(), text("B")).lines(height: 4) == ["A", "", "", "B"])
    }

    @Test func `two spacers share what is left, the first one with what cannot be shared`() {
        #expect(row(spacer(), text("A"), spacer()).rendered(width: 6) == "   A")
    }

    @Test func `a text is not cut for a spacer`() {
        #expect(row(text("a long text"), spacer()).rendered(width: 12) == "a long text")
    }

    @Test(arguments: [(6, "a....b"), (8, "a......b"), (3, "a.b")])
    func `what may be wide takes all that others leave`(width: Int, expected: String) {
        let filler = Node.fill(.init(.role(.tint), pattern: .track))
        let node = row(text("a"), filler, text("b"), spacing: 0)
        let dots = Node.scope(.init(theme: .dotted, content: node))
        #expect(dots.rendered(width: width, height: 1) == expected)
    }

    @Test func `equal children share the room equally`() {
        let node = row(border(wide(text("a"))), border(wide(text("b"))), spacing: 0)
        #expect(node.lines(width: 11) == ["┌────┐┌───┐", "│ a  ││ b │", "└────┘└───┘"])
    }

    @Test func `the least flexible is served first, and leaves the others what it does not need`() {
        #expect(row(text("name"), text("a rather long text")).lines(width: 16) == ["name a rather", "     long text"])
    }

    @Test func `a higher priority is served first`() {
        let second = frame(text("important"), priority: 1)
        #expect(row(text("something"), second).rendered(width: 12, height: 1) == "s… important")
    }

    @Test(
        "Children stand by the alignment across the stack",
        arguments: [
            (.top, ["a 1", "  2", "  3"]), (.center, ["  1", "a 2", "  3"]), (.bottom, ["  1", "  2", "a 3"]),
            (.firstTextBaseline, ["a 1", "  2", "  3"]), (.lastTextBaseline, ["  1", "  2", "a 3"]),
        ] as [(VerticalAlignment, [String])]
    )
    func alignment(_ vertical: VerticalAlignment, _ expected: [String]) {
        let node = row(text("a"), text("1\n2\n3"), alignment: .init(horizontal: .center, vertical: vertical))
        #expect(node.lines() == expected)
    }

    @Test(arguments: [(HorizontalAlignment.leading, "a"), (.center, " a"), (.trailing, "   a")])
    func `a column aligns by the sides`(horizontal: HorizontalAlignment, expected: String) {
        let node = column(text("a"), text("1234"), alignment: .init(horizontal: horizontal, vertical: .center))
        #expect(node.lines() == [expected, "1234"])
    }

    @Test func `baselines are those of the text, however it is wrapped`() {
        let boxed = border(text("b"))
        let alignment = Alignment(horizontal: .center, vertical: .firstTextBaseline)
        #expect(row(text("a"), boxed, alignment: alignment).lines() == ["  ┌─┐", "a │b│", "  └─┘"])
        let box = frame(fill(.black), width: 1, height: 2)
        #expect(row(text("a\nb"), box, spacing: 0, alignment: alignment).lines() == ["", "a", "b"])
    }

    @Test func `a divider lies across its stack and is as long as the longest`() {
        #expect(column(text("title"), .divider, text("x")).lines() == ["title", "─────", "x"])
        #expect(row(text("a\nb"), .divider, text("c")).lines() == ["a │ c", "b │"])
        #expect(column(text("title"), .divider).lines(width: 8) == ["title", "────────"])
    }

    @Test func `a row in a column takes the column's width`() {
        let node = column(row(text("A"), spacer(), text("B")), text("0123456789"))
        #expect(node.lines() == ["A        B", "0123456789"])
    }

    @Test func `what does not fit is cut`() {
        #expect(column(text("a"), text("b"), text("c")).lines(height: 2) == ["a", "b"])
        #expect(frame(text("abcdef"), width: 6).rendered(width: 4) == "abcd")
    }

    @Test func `a spacer obeys its stack from inside of a scope`() {
        let scoped = Node.scope(.init(scheme: .dark, content: spacer()))
        #expect(row(text("A"), scoped, text("B")).rendered(width: 5) == "A   B")
    }
}

extension Theme {
    /// Draws tracks of dots.
    fileprivate static let dotted = Theme(id: "dotted") { $0.glyphs.track = "." }
}
