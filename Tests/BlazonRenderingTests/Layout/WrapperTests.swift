import Blazon
import BlazonRendering
import BlazonViews
import Testing

@Suite("Frames, padding and borders")
struct WrapperTests {
    @Test func `a fixed frame has its size, and its content stands by the alignment`() {
        #expect(border(frame(text("a"), width: 3, height: 3)).lines() == ["┌───┐", "│   │", "│ a │", "│   │", "└───┘"])
        let corner = frame(text("a"), width: 3, height: 2, alignment: .bottomTrailing)
        #expect(corner.lines() == ["", "  a"])
    }

    @Test func `an infinite width takes what it is offered, and the content's where it is offered none`() {
        #expect(border(wide(text("a"))).lines(width: 7)[1] == "│  a  │")
        #expect(border(wide(text("a"))).lines()[1] == "│a│")
    }

    @Test(
        "A flexible frame obeys its limits",
        arguments: [
            (.init(minWidth: 5, content: text("abc")), nil, 5),
            (.init(minWidth: 2, content: text("abc")), nil, 3),
            (.init(minWidth: 2, content: text("abc")), 10, 3),
            (.init(minWidth: 5, content: text("abc")), 2, 5),
            (.init(maxWidth: 2, content: text("abc")), nil, 2),
            (.init(maxWidth: 5, content: text("abc")), nil, 3),
            (.init(maxWidth: 5, content: text("abc")), 10, 5),
            (.init(maxWidth: 5, content: text("abc")), 4, 4),
            (.init(minWidth: 2, maxWidth: 8, content: text("abc")), 10, 8),
            (.init(minWidth: 2, maxWidth: 8, content: text("abc")), 1, 2),
            (.init(idealWidth: 6, content: text("abc")), nil, 6),
            (.init(idealWidth: 6, content: text("abc")), 4, 3),
            (.init(idealWidth: 9, maxWidth: 7, content: text("abc")), nil, 7),
            (.init(minWidth: 6, maxWidth: 4, content: text("abc")), nil, 6),
        ] as [(Node.Frame, Int?, Int)]
    )
    func limits(_ limits: Node.Frame, _ offered: Int?, _ expected: Int) {
        // A row with a spacer passes on exactly what it has; the bars show where the frame ends.
        let edge = fill(.black, .bar)
        let node = layers(frame(.frame(limits), height: 1), frame(edge, height: 1), base: 0)
        let outer = offered.map { frame(node, width: $0, alignment: .leading) } ?? node
        let bars = row(outer, spacing: 0).rendered(width: offered.map { max($0, expected) })
        #expect(bars == String(repeating: "█", count: expected))
    }

    @Test func `a frame that is narrower than its text wraps it`() {
        let frame = Node.Frame(maxWidth: 9, content: text("the quick brown fox"))
        #expect(Node.frame(frame).lines() == ["the quick", "brown fox"])
    }

    @Test func `padding leaves room at each side`() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 1)
        let node = border(.padding(.init(insets, content: text("a"))))
        #expect(node.lines() == ["┌────┐", "│    │", "│  a │", "└────┘"])
    }

    @Test func `14-width-includes-border`() {
        let prose = text("Copper leaves turn slowly in the cold morning air")
        let box = frame(border(wide(padding(prose, .horizontal), alignment: .leading)), width: 20)
        #expect(
            box.lines() == [
                "┌──────────────────┐",
                "│ Copper leaves    │",
                "│ turn slowly in   │",
                "│ the cold morning │",
                "│ air              │",
                "└──────────────────┘",
            ]
        )
    }

    @Test(
        "15-box-too-small: never wider than asked",
        arguments: [
            (7, ["┌─────┐", "│ abc │", "└─────┘"]),
            (5, ["┌───┐", "│ a │", "│ b │", "│ c │", "└───┘"]),
            (4, ["┌──┐", "│  │", "└──┘"]),
            (3, ["┌─┐", "│ │", "└─┘"]),
            (2, ["┌┐", "││", "└┘"]),
            (1, ["┌", "│", "└"]),
            (0, [""]),
            (-3, [""]),
        ] as [(Int, [String])]
    )
    func tooSmall(_ width: Int, _ expected: [String]) {
        #expect(border(padding(text("abc"), .horizontal)).lines(width: width) == expected)
        #expect(frame(border(padding(text("abc"), .horizontal)), width: width).lines() == expected)
        // The same box beside something else does not lap over it.
        let beside = row(frame(border(padding(text("abc"), .horizontal)), width: width), text("x"), spacing: 0)
        #expect(beside.lines(width: max(width, 0) + 1).map(\.count).max() == max(width, 0) + 1)
    }

    @Test func `a border's glyphs are the theme's unless it has its own`() {
        #expect(border(text("a"), nil).lines() == ["╭─╮", "│a│", "╰─╯"])
        let ascii = Theme(id: "ascii") { $0.glyphs = .ascii }
        #expect(border(text("a"), nil).rendered(theme: ascii) == "+-+\n|a|\n+-+")
        #expect(border(text("a"), .line).rendered(theme: ascii) == "┌─┐\n│a│\n└─┘")
    }

    @Test(
        "Every set of lines has its own",
        arguments: [
            (.line, ["┌─┐", "│a│", "└─┘"]), (.rounded, ["╭─╮", "│a│", "╰─╯"]), (.heavy, ["┏━┓", "┃a┃", "┗━┛"]),
            (.double, ["╔═╗", "║a║", "╚═╝"]), (.dashed, ["┌╌┐", "╎a╎", "└╌┘"]), (.ascii, ["+-+", "|a|", "+-+"]),
        ] as [(BorderGlyphs, [String])]
    )
    func lines(_ line: BorderGlyphs, _ expected: [String]) {
        #expect(border(text("a"), line).lines() == expected)
    }

    @Test func `a side is as thick as its widest piece`() {
        let odd = BorderGlyphs(sides: ("=-", "日", "", "語"), corners: ("<<", ">", "👍", "e\u{301}"))
        #expect(border(text("abc"), odd).lines() == ["<<=-=->", "  abc語", "👍日日e\u{301}"])
        let arrows = BorderGlyphs(sides: ("~", "~", ">>", "<"), corners: ("", "", "", ""))
        #expect(border(text("abc"), arrows).lines() == ["  ~~~", ">>abc<", "  ~~~"])
        let narrow = BorderGlyphs(sides: ("-", "-", "|", "|"), corners: ("[[", "]]", "[[", "]]"))
        #expect(border(text("abc"), narrow).lines() == ["[[---]]", "| abc |", "[[---]]"])
    }

    @Test(
        "A side without any piece takes no room",
        arguments: [
            (.leading, ["┃a"]), (.trailing, ["a┃"]), (.top, ["━", "a"]), (.bottom, ["a", "━"]), ([], ["a"]),
            ([.top, .leading], ["┏━", "┃a"]), (.horizontal, ["┃a┃"]), (.vertical, ["━", "a", "━"]),
            (.all, ["┏━┓", "┃a┃", "┗━┛"]),
        ] as [(Edge.Set, [String])]
    )
    func kept(_ edges: Edge.Set, _ expected: [String]) {
        #expect(border(text("a"), .heavy.keeping(edges)).lines() == expected)
    }

    @Test(arguments: [(9, "日日日 日"), (5, "日 日"), (4, "日日"), (3, "日"), (2, "日"), (1, ""), (0, "")])
    func `15-box-too-small: a border of wide glyphs is never wider than asked`(width: Int, top: String) {
        let wide = BorderGlyphs(sides: ("日", "日", "日", "日"), corners: ("日", "日", "日", "日"))
        #expect(border(text("abcde"), wide).lines(width: width).first == top)
    }

    @Test func `what is fixed has its ideal length, and laps over its neighbour`() {
        let prose = text("one two three")
        let fixed = Node.frame(.init(fixedAxes: .horizontal, content: prose))
        #expect(frame(prose, width: 5).lines() == ["one", "two", "three"])
        #expect(
            row(frame(fixed, width: 7, alignment: .leading), text("|"), spacing: 0).rendered(width: 13)
                == "one two|three"
        )
        let tall = Node.frame(.init(fixedAxes: .vertical, content: prose))
        #expect(frame(tall, width: 5, height: 1, alignment: .top).lines(height: 3) == ["one", "two", "three"])
        #expect(frame(prose, width: 5, height: 1, alignment: .top).lines(height: 3) == ["one …", "", ""])
    }

    @Test func `what is drawn elsewhere keeps its room`() {
        let moved = Node.frame(.init(x: 2, y: 1, content: text("b")))
        #expect(row(text("a"), moved, text("c"), spacing: 0).lines(width: 5, height: 3) == ["a c", "   b", ""])
        let away = Node.frame(.init(x: .min, y: .max, content: text("b")))
        #expect(row(text("a"), away, text("c"), spacing: 0).lines() == ["a c"])
    }

    @Test func `the first line of what is drawn elsewhere is where it stands`() {
        let moved = Node.frame(.init(y: 1, content: text("b")))
        let node = row(text("a"), moved, alignment: .init(horizontal: .center, vertical: .firstTextBaseline))
        #expect(node.lines(height: 2) == ["a", "  b"])
    }

    @Test func `an empty box is its border`() {
        #expect(border(.empty).lines() == ["┌┐", "└┘"])
    }

    @Test func `a control is its drawing`() {
        let control = Node.Control(.button, id: NodeID([]), drawing: text("[ OK ]"))
        #expect(Node.control(control).rendered() == "[ OK ]")
    }
}
