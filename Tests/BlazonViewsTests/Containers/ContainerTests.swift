import BlazonRendering
import BlazonViews
import Testing

@Suite struct ContainerTests {
    private func lines(_ view: some View, width: Int? = nil, height: Int? = nil) -> [String] {
        view.rendered(width: width, height: height).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
    }

    @Test func `a grid has the widths of its columns in every row`() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 2) {
            GridRow {
                Text("theme")
                Text("yumekawa-pink")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("roles")
                Text("21").gridColumnAlignment(.trailing)
            }
        }
        #expect(lines(grid) == ["theme  yumekawa-pink", "────────────────────", "roles             21"])
        #expect(lines(grid, width: 30) == lines(grid))
    }

    @Test func `rows reach their grid through loops, conditions and modifiers`() {
        let hasTotal = true
        let grid = Grid(alignment: .leading) {
            ForEach(1..<3) { number in
                GridRow {
                    Text("\(number).")
                    Text(String(repeating: "x", count: number))
                }
            }
            .bold()
            if hasTotal {
                GridRow { Text("sum").gridCellColumns(2) }.padding(.leading, 1).environment(\.colorScheme, .dark)
            }
        }
        #expect(lines(grid) == ["1. x", "2. xx", " sum"])
    }

    @Test func `a modifier of a row is one of each of its cells`() {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                Text("a")
                Text("b")
            }
            .border(.divider, .line)
        }
        #expect(lines(grid) == ["┌─┐┌─┐", "│a││b│", "└─┘└─┘"])
    }

    @Test func `a grid in a cell of a grid is a thing by itself`() {
        let inner = Grid {
            GridRow {
                Text("1")
                Text("2")
            }
        }
        let outer = Grid(alignment: .leading) {
            GridRow {
                inner
                Text("x")
            }
            GridRow { Text("yyyyy") }
        }
        #expect(lines(outer) == ["1 2   x", "yyyyy"])
    }

    @Test func `outside of a grid a row is one by itself`() {
        let row = GridRow(alignment: .bottom) {
            Text("a")
            Text("b\nc")
        }
        #expect(lines(VStack { row }) == ["  b", "a c"])
    }

    @Test func `a grid of nothing is nothing`() {
        #expect(Grid { EmptyView() }.rendered() == "")
        #expect(Grid { GridRow { EmptyView() } }.rendered() == "")
    }

    @Test(arguments: [(20, "✗ Delete all"), (12, "✗ Delete all"), (11, "✗ Delete"), (7, "✗"), (0, "")])
    func `the first view that fits is shown`(width: Int, expected: String) {
        let view = ViewThatFits(in: .horizontal) {
            Text("✗ Delete all")
            Text("✗ Delete")
            Text("✗")
        }
        #expect(view.rendered(width: width) == expected)
    }

    @Test(
        arguments: [
            (.init(), ["row 0", "row 1"]), (.init(y: 3), ["row 3", "row 4"]), (.init(y: 99), ["row 8", "row 9"]),
            (.init(edge: .bottom), ["row 8", "row 9"]), (.init(edge: .top), ["row 0", "row 1"]),
            (.init(x: 3, y: -1), ["row 0", "row 1"]),
        ] as [(ScrollPosition, [String])]
    )
    func `a scroll view shows what is at its position`(position: ScrollPosition, expected: [String]) {
        let view = ScrollView(position: position) { ForEach(0..<10) { Text("row \($0)") } }
        #expect(lines(view, width: 8, height: 2) == expected)
    }

    @Test func `a scroll view to the side has its views beside each other`() {
        let view = ScrollView(.horizontal, position: .init(edge: .trailing)) {
            Text("one")
            Text("two")
        }
        #expect(lines(view, width: 5, height: 1) == ["e two"])
        #expect(lines(view, width: 9, height: 1) == ["one two"])
    }

    @Test func `a view of fixed size neither wraps nor is cut`() {
        let prose = Text("one two three")
        #expect(lines(prose, width: 7) == ["one two", "three"])
        #expect(
            lines(VStack { prose.fixedSize() }.frame(width: 7, alignment: .leading), width: 20) == ["one two three"]
        )
        #expect(lines(prose.fixedSize(horizontal: false, vertical: true).frame(width: 7, height: 1)).count == 1)
    }

    @Test func `an offset moves what is drawn and nothing else`() {
        let row = HStack(spacing: 0) {
            Text("a")
            Text("b").offset(x: 2)
            Text("c")
        }
        #expect(lines(row, width: 5) == ["a cb"])
    }

    @Test func `what is clipped does not lap over`() {
        let row = HStack(spacing: 0) {
            Text("abcdef").fixedSize().frame(width: 3, alignment: .leading).clipped()
            Text("|")
        }
        #expect(lines(row) == ["abc|"])
    }

    @Test func `layers stand by their lines of text`() {
        let view = ZStack(alignment: .leadingFirstTextBaseline) {
            Text("a").padding(.top, 1)
            Text("b").padding(.leading, 3)
        }
        #expect(lines(view) == ["", "a  b"])
    }

    @Test(
        arguments: [
            (.leadingFirstTextBaseline, "leadingFirstTextBaseline"),
            (.centerLastTextBaseline, "centerLastTextBaseline"),
            (.topLeading, "topLeading"), (.bottom, "bottom"), (.trailing, "trailing"),
        ] as [(Alignment, String)]
    )
    func `an alignment prints as it is called`(alignment: Alignment, name: String) {
        #expect(alignment.description == name)
    }
}
