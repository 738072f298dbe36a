import BlazonViews
import Testing

@Suite struct LabelStyleTests {
    private let inbox = Label("Inbox", icon: "✉")

    private struct Wrapped: LabelStyle {
        var mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text(mark)
                Label(configuration)
                Text(mark)
            }
        }
    }

    /// Texts and glyphs in order, joined: what one would read.
    private func reading(_ view: some View) -> String {
        view.node().all.compactMap { node in
            switch node {
            case .text(let text): text.runs.map { $0.content.text(theme: .system) }.joined()
            case .icon(let icon): icon.glyph
            default: nil
            }
        }.joined(separator: " ")
    }

    @Test func `each built-in style arranges title and icon`() {
        #expect(reading(inbox) == "✉ Inbox")
        #expect(reading(inbox.labelStyle(.automatic)) == "✉ Inbox")
        #expect(reading(inbox.labelStyle(.titleAndIcon)) == "✉ Inbox")
        #expect(reading(inbox.labelStyle(.titleOnly)) == "Inbox")
        #expect(reading(inbox.labelStyle(.iconOnly)) == "✉")
        #expect(reading(inbox.labelStyle(.trailingIcon)) == "Inbox ✉")
    }

    @Test func `the trailing icon's spacing can be chosen`() {
        let node = inbox.labelStyle(.trailingIcon(spacing: 3)).node()
        #expect(
            node
                == HStack(spacing: 3) {
                    Text("Inbox"); Icon("✉")
                }.node()
        )
    }

    @Test func `a style holds for all labels below, and the inner one wins`() {
        let view = VStack {
            Label("One", icon: "1")
            Label("Two", icon: "2").labelStyle(.titleOnly)
        }
        .labelStyle(.trailingIcon)
        #expect(reading(view) == "One 1 Two")
    }

    @Test func `a style that contains a label gets the next outer style, then the default`() {
        #expect(reading(inbox.labelStyle(Wrapped(mark: "|"))) == "| ✉ Inbox |")
        #expect(reading(inbox.labelStyle(Wrapped(mark: "|")).labelStyle(.trailingIcon)) == "| Inbox ✉ |")
        #expect(reading(inbox.labelStyle(.trailingIcon).labelStyle(Wrapped(mark: "|"))) == "Inbox ✉")
    }

    @Test func `ten styles deep work, and none recurses into itself`() {
        let view = (0..<10).reduce(AnyView(inbox)) { AnyView($0.labelStyle(Wrapped(mark: "\($1)"))) }
        #expect(reading(view) == "0 1 2 3 4 5 6 7 8 9 ✉ Inbox 9 8 7 6 5 4 3 2 1 0")
    }

    @Test func `a label takes views of any kind`() {
        let label = Label {
            Text("a") + Text("b").bold()
        } icon: {
            ProgressView()
        }
        #expect(label.node().controls.count == 1)
        #expect(label.labelStyle(.titleOnly).node().controls.isEmpty)
        #expect(label.labelStyle(.titleOnly).node().texts == ["a", "b"])
    }
}
