import BlazonStrings
import BlazonTesting
import BlazonViews
import Observation
import Testing

@Suite struct StyledComponentTests {
    private let store = ThemeStore(bus: StyleBus())

    /// Changes one role of the theme that is active.
    private func set(_ role: Theme.Role, _ color: Theme.Color) {
        store.theme = Theme(id: store.theme.id, basedOn: store.theme) { $0[role] = .init(color) }
    }

    private final class Screen {
        var contents: [StyledContent] = []
    }

    @Test func `49-switch-baked-string: what shows a role is handed on when the role changes, and only then`() {
        let screen = Screen()
        let component = StyledComponent(store: store) {
            Text("a").foregroundStyle(.accent)
        } onChange: {
            screen.contents.append($0)
        }
        #expect(screen.contents.count == 1)
        set(.accent, "#FF0000")
        #expect(screen.contents.count == 2)
        #expect(screen.contents.last?.palette[.accent].hex == "#FF0000")
        #expect(screen.contents.last?.node == screen.contents.first?.node)
        set(.divider, "#00FF00")
        #expect(screen.contents.count == 2)
        withExtendedLifetime(component) {}
    }

    @Test func `49-switch-baked-string: a literal colour stays, and its view is not drawn again`() {
        let screen = Screen()
        let component = StyledComponent(store: store) {
            Text("a").foregroundStyle(Color("#123456"))
        } onChange: {
            screen.contents.append($0)
        }
        store.scheme = .dark
        #expect(screen.contents.count == 1)
        withExtendedLifetime(component) {}
    }

    @Test(
        arguments: [
            (Divider().node(), .divider), (Text("x").node(), .primaryText),
            (Color(.card).node(), .card), (Text("x").background(.appBar).node(), .appBar),
            (Text("x").foregroundStyle(Color.clear).border(.info).node(), .info),
            (ProgressView(value: 0.5).node(), .tint), (Icon("i").foregroundStyle(.success).node(), .success),
            (Text("x").foregroundStyle(Color.red.opacity(0.5)).node(), .background),
        ] as [(Node, Theme.Role)]
    )
    func `every place that shows a role depends on it`(view: Node, role: Theme.Role) {
        let screen = Screen()
        let component = StyledComponent(store: store) {
            view
        } onChange: {
            screen.contents.append($0)
        }
        set(role, "#0A0B0C")
        #expect(screen.contents.count == 2, "\(role)")
        set(.warning, "#0A0B0C")
        #expect(screen.contents.count == 2, "\(role)")
        withExtendedLifetime(component) {}
    }

    @Test func `a body that reads the theme is handed on when it comes to something else`() {
        struct Name: View {
            @Environment(\.theme) private var theme
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(theme.id) \(scheme)").foregroundStyle(Color.red) }
        }
        let screen = Screen()
        let component = StyledComponent(store: store) {
            Name()
        } onChange: {
            screen.contents.append($0)
        }
        store.scheme = .dark
        store.theme = Theme(id: "pink")
        #expect(screen.contents.map(\.node.texts) == [["system light"], ["system dark"], ["pink dark"]])
        withExtendedLifetime(component) {}
    }

    @Test func `what stands in a scope depends on the scope's theme`() {
        let pink = Theme(id: "pink") { $0[.accent] = "#FF9EC7" }
        let screen = Screen()
        let component = StyledComponent(store: store) {
            Text("a").foregroundStyle(.accent).environment(\.theme, pink).environment(\.variant, .dark)
        } onChange: {
            screen.contents.append($0)
        }
        set(.accent, "#000001")
        store.variant = .darkIncreasedContrast
        #expect(screen.contents.count == 1)
        withExtendedLifetime(component) {}
    }

    @Test func `words are handed over as they read now, and anew when they read otherwise`() {
        final class Source: WordSource {
            func text(for word: BoundWord, theme: Theme) -> String { theme.stringTable ?? "plain" }
        }
        let word = BoundWord("title", in: Source(), isThemed: true)
        let screen = Screen()
        let component = StyledComponent(store: store) {
            Text(word).foregroundStyle(Color.red)
        } onChange: {
            screen.contents.append($0)
        }
        store.theme = Theme(id: "pink", stringTable: "Pink")
        store.theme = Theme(id: "rose", stringTable: "Pink")
        #expect(screen.contents.map { $0.words.text(of: word, theme: $0.theme) } == ["plain", "Pink"])
        withExtendedLifetime(component) {}
    }

    @Test func `glyphs of the theme count as well`() {
        let screen = Screen()
        let component = StyledComponent(store: store) {
            ProgressView(value: 0.5).tint(Color.red)
        } onChange: {
            screen.contents.append($0)
        }
        store.theme = Theme(id: "ascii", basedOn: store.theme) { $0.glyphs = .ascii }
        #expect(screen.contents.count == 2)
        withExtendedLifetime(component) {}
    }

    @Test func `the ellipsis of the theme counts for any text`() {
        let screen = Screen()
        let component = StyledComponent(store: store) {
            Text("a")
        } onChange: {
            screen.contents.append($0)
        }
        store.theme = Theme(id: "dots", basedOn: store.theme) { $0.glyphs.ellipsis = ".." }
        #expect(screen.contents.count == 2)
        withExtendedLifetime(component) {}
    }

    @Test func `styles of the toolkit's own are pushed at the root`() {
        var values = StyleValues()
        values.controlSize = .large
        let component = StyledComponent(store: store, values: values) {
            ProgressView(value: 0.5)
        } onChange: { _ in
        }
        #expect(component.content.node.controls.first?.size == .large)
    }

    @Test func `cancelled or dropped, it is not drawn again`() {
        let screen = Screen()
        let component = StyledComponent(store: store) {
            Text("a")
        } onChange: {
            screen.contents.append($0)
        }
        do {
            let short = StyledComponent(store: store) {
                Text("b")
            } onChange: {
                screen.contents.append($0)
            }
            withExtendedLifetime(short) {}
        }
        component.cancel()
        store.scheme = .dark
        #expect(screen.contents.count == 2)
    }

    // MARK: - Models

    @Observable final class Model {
        var count = 0
        var unread = 0
    }

    @Test func `a model that the body read refreshes the component in one hop`() {
        let recorder = RecordingBus()
        let store = ThemeStore(bus: recorder.bus)
        let model = Model()
        let screen = Screen()
        let component = recorder.onMain {
            StyledComponent(store: store, isolation: nil) {
                Text("\(model.count)")
            } onChange: {
                screen.contents.append($0)
            }
        }
        for round in 1...3 {
            recorder.onMain {
                model.count += 1
                model.count += 1
            }
            #expect(screen.contents.count == round)
            #expect(recorder.runMain() == 1)
            #expect(screen.contents.last?.node.texts == ["\(round * 2)"])
        }
        recorder.onMain { model.unread += 1 }
        #expect(recorder.runMain() == 0)
        withExtendedLifetime(component) {}
    }

    @Test func `a component of no actor follows its model when its owner says so`() {
        let model = Model()
        let screen = Screen()
        let component = StyledComponent(store: store, delivery: .immediate) {
            Text("\(model.count)").foregroundStyle(Color.red)
        } onChange: {
            screen.contents.append($0)
        }
        model.count = 5
        #expect(screen.contents.count == 1)
        component.updateStyle()
        #expect(screen.contents.last?.node.texts == ["5"])
        model.count = 6
        store.bus.post()
        #expect(screen.contents.last?.node.texts == ["6"])
    }

    @MainActor @Test func `a component of the main actor follows its model by itself`() async {
        let model = Model()
        let screen = Screen()
        let component = StyledComponent(store: store) {
            Text("\(model.count)")
        } onChange: {
            MainActor.preconditionIsolated()
            screen.contents.append($0)
        }
        model.count = 1
        while screen.contents.count < 2 { await Task.yield() }
        #expect(screen.contents.last?.node.texts == ["1"])
        withExtendedLifetime(component) {}
    }

    @Test func `a body that changes the store in a call of its owner's ends on what it changed to`() {
        let screen = Screen()
        let store = store
        var mustChange = false
        let component = StyledComponent(store: store, delivery: .immediate) {
            let scheme = store.scheme
            if mustChange {
                mustChange = false
                store.scheme = .dark
            }
            return Text("\(scheme)").foregroundStyle(Color.red)
        } onChange: {
            screen.contents.append($0)
        }
        mustChange = true
        component.updateStyle()
        #expect(screen.contents.map(\.node.texts) == [["light"], ["dark"]])
    }
}
