import BlazonViews
import Testing

@Suite struct NodeDescriptionTests {
    @Test func `every kind of node has a line of its own`() {
        let text = Node.text(.init([.init(.verbatim("a\"b\n"))], alignment: .center, lineLimit: 2, truncation: .head))
        let node = Node.stack(
            .init(
                .vertical,
                alignment: .topLeading,
                spacing: 2,
                children: [
                    .empty, text, .icon(.init(glyph: "★", paint: .role(.accent))), .spacer(.init(minLength: 1)),
                    .divider,
                    .fill(.init(.role(.card))),
                    .fill(.init(.color("#FF000080"), pattern: .bar, fraction: 0.5, position: 1)),
                    .layers(.init(alignment: .bottomTrailing, base: 0, children: [.empty])),
                    .grid(.init(horizontalSpacing: 1, verticalSpacing: 0, rows: [[.empty, .divider], []])),
                    .grid(
                        .init(
                            horizontalSpacing: 1,
                            verticalSpacing: 0,
                            rows: [
                                .init(
                                    alignment: .top,
                                    cells: [
                                        .init(columns: 2, columnAlignment: .leading, .empty),
                                        .init(columns: .max, unsizedAxes: .vertical, .divider),
                                    ]
                                )
                            ]
                        )
                    ),
                    .scroll(.init(.vertical, y: 3, content: .empty)),
                    .fits(.init(.horizontal, alternatives: [.empty])),
                    .frame(
                        .init(
                            minWidth: 3,
                            idealWidth: 5,
                            maxWidth: .infinity,
                            minHeight: 2,
                            maxHeight: 2,
                            priority: 1,
                            fixedAxes: .vertical,
                            x: -1,
                            y: 2,
                            content: .empty
                        )
                    ),
                    .padding(.init(EdgeInsets(.horizontal, 1), content: .empty)),
                    .border(.init(.role(.divider), line: .ascii, content: .empty)),
                    .background(.init(.role(.card), content: .empty)),
                    .scope(.init(theme: Theme(id: "pink"), scheme: .dark, contrast: .increased, content: .empty)),
                    .control(
                        .init(
                            .toggle,
                            id: NodeID([.position(0), .key("x")]),
                            label: .divider,
                            value: .isOn(true),
                            role: .destructive,
                            state: [.disabled, .focused],
                            tint: .role(.danger),
                            size: .mini,
                            isCustomized: true,
                            drawing: .empty
                        )
                    ),
                ]
            )
        )
        #expect(
            node.description == #"""
                stack vertical leading spacing=2
                  empty
                  text "a\"b\n" alignment=center lines=2 truncation=head
                  icon "★" accent
                  spacer min=1
                  divider
                  fill card
                  fill #FF000080 bar fraction=0.5 position=1.0
                  layers bottomTrailing base=0
                    empty
                  grid center spacing=1,0
                    row
                      empty
                      divider
                    row
                  grid center spacing=1,0
                    row top
                      cell columns=2 column=leading
                        empty
                      cell columns=all unsized=vertical
                        divider
                  scroll vertical offset=0,3
                    empty
                  fits horizontal
                    empty
                  frame width=3(5)...∞ height=2 priority=1.0 fixed=vertical offset=-1,2
                    empty
                  padding 0,1,0,1
                    empty
                  border divider "+-+||+-+"
                    empty
                  background card
                    empty
                  scope theme=pink scheme=dark contrast=increased
                    empty
                  control toggle automatic id=0/[x] on destructive disabled focused tint=danger size=mini customized
                    label
                      divider
                    drawing
                      empty
                """#
        )
    }

    @Test func `lengths, fractions and priorities that make no sense are made sensible`() {
        #expect(Length(-3) == 0)
        #expect(EdgeInsets(top: -1, leading: .min, bottom: 2, trailing: .max) == EdgeInsets(bottom: 2, trailing: .max))
        #expect(Node.Fill(.role(.card), fraction: .nan).fraction == 0)
        #expect(Node.Fill(.role(.card), fraction: .infinity).fraction == 1)
        #expect(Node.Paint(.role(.card), opacity: .nan).opacity == 1)
        #expect(Node.Frame(minWidth: -1, priority: .nan, content: .empty) == Node.Frame(minWidth: 0, content: .empty))
        #expect(Node.Layers(base: 3, children: [.empty]).base == nil)
        #expect(Node.Stack(.vertical, spacing: -1, children: []).spacing == 0)
        #expect(Node.StyledText([], lineLimit: 0).lineLimit == 1)
    }

    @Test func `a tree that is nested beyond reason ends in an ellipsis, on a small stack too`() async {
        struct Nest: View {
            var depth: Int
            var body: some View { VStack { if depth > 0 { AnyView(Nest(depth: depth - 1)) } } }
        }
        let texts = await Task.detached { Nest(depth: 100_000).node().texts }.value
        #expect(texts == ["…"])
    }

    @Test func `nothing in the tree is obeyed by a terminal or hidden from a reader`() {
        let hostile = "a\u{1B}[2J\u{9B}1m\u{85}\u{2028}\u{202E}b\n"
        let view = VStack {
            Text(hostile).link(hostile)
            Icon(hostile)
            Text("x").foregroundStyle(Theme.Role(hostile, default: "#000000")).environment(\.theme, Theme(id: hostile))
            ForEach([hostile], id: \.self) { _ in ProgressView() }
            Text("x").border(.card, BorderGlyphs(sides: (hostile, "", "", ""), corners: ("", "", "", "")))
        }
        let tree = view.node().description
        let hidden = tree.unicodeScalars.filter { scalar in
            scalar != "\n"
                && (scalar.properties.generalCategory == .control || [0x2028, 0x202E].contains(scalar.value))
        }
        #expect(hidden.isEmpty)
        #expect(tree.contains(#"text "a\u{1B}[2J\u{9B}1m\u{85}\u{2028}\u{202E}b\n""#))
        #expect(Text("👨‍👩‍👧 e\u{301}").node().description == "text \"👨‍👩‍👧 e\u{301}\"")
    }

    @Test func `type-erased views count as levels`() async {
        func nest(_ depth: Int) -> AnyView { (0..<depth).reduce(AnyView(Text("x"))) { view, _ in AnyView(view) } }
        #expect(nest(100).node().texts == ["x"])
        #expect(nest(5_000).node().texts == ["…"])
    }
}
