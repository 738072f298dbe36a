import BlazonStrings
import BlazonViews
import Testing

@Suite struct TextTests {
    @Test(
        arguments: [
            (Text("x").bold(), "text \"x\" bold"),
            (Text("x").italic().underline().strikethrough(), "text \"x\" italic underline strikethrough"),
            (Text("x").foregroundStyle(.accent), "text \"x\" accent"),
            (Text("x").foregroundStyle(Color("#9EC7FF")), "text \"x\" #9EC7FF"),
            (Text("x").foregroundStyle(Color(.accent).opacity(0.5)), "text \"x\" accent@0.5"),
            (Text("x").link("https://example.org"), "text \"x\" link link=\"https://example.org\""),
            (Text("x").foregroundStyle(.danger).link("y"), "text \"x\" danger link=\"y\""),
            (Text("a").bold() + Text("b"), "text \"a\" bold + \"b\""),
            ((Text("a").bold() + Text("b")).italic(), "text \"a\" bold italic + \"b\" italic"),
            ((Text("a").foregroundStyle(.danger) + Text("b")).foregroundStyle(.info), "text \"a\" danger + \"b\" info"),
        ] as [(Text, String)]
    )
    func `text keeps its look as runs`(text: Text, tree: String) {
        #expect(text.node().description == tree)
    }

    @Test func `look and colour travel down, and the inner ones win`() {
        let view = VStack {
            Text("a")
            Text("b").foregroundStyle(.info)
            Text("c").bold(false)
            Icon("i")
        }
        .bold().foregroundStyle(.accent)
        #expect(
            view.node().description == """
                stack vertical center spacing=0
                  text "a" bold accent
                  text "b" bold info
                  text "c" accent
                  icon "i" accent
                """
        )
    }

    @Test func `a word stays a key until it is drawn`() {
        final class Source: WordSource {
            func text(for word: BoundWord, theme: Theme) -> String { "\(word.key) in \(theme.id)" }
        }
        let source = Source()
        let word = BoundWord("greeting", in: source, arguments: [.int(3), .string("x")], isThemed: true)
        let node = Text(word).node()
        #expect(node.description == #"text word Localizable/greeting(3, "x") themed"#)
        #expect(node.runs.map { $0.content.text(theme: Theme(id: "pink")) } == ["greeting in pink"])
        #expect(node == Text(word).node())
        #expect(node != Text(BoundWord("greeting", in: source)).node())
        #expect(node != Text(BoundWord("greeting", in: Source(), arguments: word.arguments, isThemed: true)).node())
        #expect(Label(word, icon: "i").node().texts == ["greeting in system"])
    }

    @Test func `an opacity that makes no sense is brought to the nearer end`() {
        #expect(Text("x").foregroundStyle(Color.red.opacity(.nan)).node().description == "text \"x\" #F44336")
        #expect(Text("x").foregroundStyle(Color.red.opacity(-3)).node().description == "text \"x\" #F44336@0.0")
        #expect(Text("x").foregroundStyle(Color.red.opacity(.infinity)).node().description == "text \"x\" #F44336")
    }

    @Test func `line limit, alignment and truncation travel down to texts`() {
        let view = Text(verbatim: "a").lineLimit(2).multilineTextAlignment(.center).truncationMode(.middle)
        #expect(view.node().description == "text \"a\" alignment=center lines=2 truncation=middle")
        #expect(Text("a").wrappingMode(.character).node().description == "text \"a\" wrapping=character")
        #expect(Text("a").wrappingMode(.word).wrappingMode(.character).node().description == "text \"a\"")
        #expect(Text("a").lineLimit(nil).lineLimit(3).node().description == "text \"a\"")
    }
}
