import BlazonStrings
import BlazonViews
import Foundation
import Testing

@Suite struct ReconcilerTests {
    private let backend = RecordingBackend()
    private let container = RecordedWidget("container")
    private let reconciler: Reconciler<RecordingBackend>

    init() { reconciler = Reconciler(backend: backend, container: container) }

    /// Shows a view, and says what was done for it.
    private func show(_ view: some View, theme: Theme = .system, variant: Theme.Variant = .light)
        -> [RecordingBackend.Operation: Int]
    {
        reconciler.show(view.node(), theme: theme, variant: variant)
        return backend.takeOperations()
    }

    @Test func `at first every node is made and inserted, from the inside out`() {
        let operations = show(VStack { Text("a").padding(1) })
        #expect(operations == [.make: 3, .insert: 3])
        #expect(
            container.tree == """
                container
                  stack vertical center spacing=0
                    padding 1
                      text "a" | #000000DE | a
                """
        )
    }

    @Test func `an equal node that was made anew costs nothing`() {
        func view() -> some View { VStack { ForEach(0..<9) { Label("row \($0)", icon: "i").border(.divider) } } }
        _ = show(view())
        #expect(show(view()).isEmpty)
    }

    @Test func `what has changed is updated, in place`() {
        _ = show(
            VStack {
                Text("a"); Text("b")
            }
        )
        let widget = container.children[0].children[1]
        #expect(
            show(
                VStack {
                    Text("a"); Text("c")
                }
            ) == [.update: 1]
        )
        #expect(container.children[0].children[1] === widget)
        #expect(widget.look == "text \"c\" | #000000DE | c")
    }

    @Test func `an attribute of a container is its own, and not one of its content`() {
        _ = show(VStack(spacing: 0) { Text("a").frame(width: 4) })
        #expect(show(VStack(spacing: 2) { Text("a").frame(width: 4) }) == [.update: 1])
        #expect(show(VStack(spacing: 2) { Text("a").frame(width: 5) }) == [.update: 1])
    }

    @Test func `a node of another case takes the place of the former one`() {
        _ = show(
            HStack {
                Text("a"); Text("b"); Text("c")
            }
        )
        #expect(
            show(
                HStack {
                    Text("a"); Divider(); Text("c")
                }
            ) == [.make: 1, .insert: 1, .remove: 1]
        )
        #expect(container.children[0].children.map { $0.look.prefix(7) } == ["text \"a", "divider", "text \"c"])
        #expect(show(Text("alone")) == [.make: 1, .insert: 1, .remove: 1])
        #expect(reconciler.widget === container.children[0])
        #expect(container.children.count == 1)
    }

    @Test func `the branch of a condition is part of the identity of what stands in it, and of nothing else`() {
        func view(_ isLoading: Bool) -> some View {
            VStack {
                if isLoading { Text("loading") }
                Text("inbox")
                if isLoading { Text("a") } else { Text("b") }
            }
        }
        _ = show(view(false))
        let inbox = container.children[0].children[0]
        #expect(show(view(true)) == [.make: 2, .insert: 2, .remove: 1])
        #expect(container.children[0].children[1] === inbox)
    }

    @Test func `elements keep their widgets below modifiers of the loop, too`() {
        func view(_ names: [String]) -> some View {
            VStack {
                Text("title")
                ForEach(names, id: \.self) {
                    Text($0); Divider()
                }.padding(1).environment(\.colorScheme, .dark)
            }
        }
        _ = show(view(["a", "b", "c"]))
        #expect(show(view(["c", "a", "b"])) == [.move: 2])
        #expect(show(view(["c", "b"])) == [.remove: 2])
    }

    @Test func `controls in hand-made nodes are known by their identity`() {
        func row(_ name: String) -> Node {
            .control(.init(.button, id: NodeID([.key(name)]), drawing: .text(.init([.init(.verbatim(name))]))))
        }
        func list(_ names: [String]) -> Node { .stack(.init(.vertical, spacing: 0, children: names.map(row))) }
        _ = show(list(["a", "b", "c", "d"]))
        #expect(show(list(["d", "a", "b", "c"])) == [.move: 1])
        #expect(show(list(["a", "b", "c"])) == [.remove: 1])
    }

    @Test func `a theme that changes only colours touches the widgets that show them`() {
        func view() -> some View {
            VStack {
                ForEach(0..<20) { Text("row \($0)").foregroundStyle(.secondaryText) }
                Text("accent").foregroundStyle(.accent)
                Text("dark").foregroundStyle(.accent).environment(\.colorScheme, .dark)
                Text("pinned").foregroundStyle(.accent).environment(\.theme, .system)
            }
        }
        let pink = Theme(id: "pink", basedOn: .system) { $0[.accent] = .init(light: "#FF9EC7", dark: "#C2185B") }
        let light = Theme(id: "light", basedOn: pink) { $0[.accent] = .init(light: "#FF9EC8", dark: "#C2185B") }
        _ = show(view())
        #expect(show(view(), theme: pink) == [.update: 2])
        #expect(container.children[0].children[20].look.contains("#FF9EC7"))
        #expect(container.children[0].children[21].look.contains("#C2185B"))
        #expect(show(view(), theme: light) == [.update: 1])
    }

    @Test func `a change of theme restyles what is shown`() async throws {
        let store = ThemeStore(bus: StyleBus())
        var changes = store.changes.makeAsyncIterator()
        _ = show(
            VStack {
                Text("a").foregroundStyle(.accent); Text("b").foregroundStyle(.danger)
            }
        )
        store.theme = Theme(id: "pink", basedOn: .system) { $0[.accent] = "#FF9EC7" }
        reconciler.restyle(try #require(await changes.next()))
        #expect(backend.takeOperations() == [.update: 1])
        #expect(container.children[0].children[0].look.contains("#FF9EC7"))
    }

    @Test func `a component feeds the reconciler`() {
        let store = ThemeStore(bus: StyleBus())
        let component = StyledComponent(store: store) {
            Text("a").foregroundStyle(.accent)
        } onChange: { [reconciler] in
            reconciler.show($0)
        }
        store.scheme = .dark
        #expect(backend.takeOperations() == [.make: 1, .insert: 1, .update: 1])
        withExtendedLifetime(component) {}
    }

    @Test func `a theme with other glyphs updates what is drawn of them`() {
        let ascii = Theme(id: "ascii", basedOn: .system) { $0.glyphs = .ascii }
        func view() -> some View {
            VStack {
                Text("a").border(.divider); Text("b").border(.divider, .line); Divider()
            }
        }
        _ = show(view())
        #expect(show(view(), theme: ascii) == [.update: 2])
    }

    @Test(arguments: [(ControlContent.drawing, 4), (.label, 2), (.nothing, 1)])
    func `the widget of a control contains its drawing, its label or nothing`(content: ControlContent, widgets: Int) {
        let backend = RecordingBackend(controls: content)
        let reconciler = Reconciler(backend: backend, container: container)
        func control(_ label: String, _ drawing: String) -> Node {
            let drawing = Node.stack(
                .init(.vertical, spacing: 0, children: [.divider, .text(.init([.init(.verbatim(drawing))]))])
            )
            let label = Node.text(.init([.init(.verbatim(label))]))
            return .control(.init(.button, id: NodeID([]), label: label, drawing: drawing))
        }
        reconciler.show(control("Save", "[Save]"))
        #expect(backend.takeOperations() == [.make: widgets, .insert: widgets])
        reconciler.show(control("Save", "(Save)"))
        #expect(backend.takeOperations() == (content == .drawing ? [.update: 1] : [:]))
        // A native widget with the label inside leaves the update to the label.
        reconciler.show(control("Keep", "(Save)"))
        #expect(backend.takeOperations() == [.update: 1])
    }

    @Test func `a native control hears of the roles that it takes its colours from`() {
        let backend = RecordingBackend(controls: .nothing, roles: [.card])
        let reconciler = Reconciler(backend: backend, container: container)
        let node = ProgressView("Loading", value: 0.5).node()
        reconciler.show(node)
        _ = backend.takeOperations()
        let theme = Theme(id: "a", basedOn: .system) { $0[.card] = "#0000FF" }
        reconciler.show(node, theme: theme)
        #expect(backend.takeOperations() == [.update: 1])
        reconciler.show(node, theme: Theme(id: "b", basedOn: theme) { $0[.danger] = "#FF0000" })
        #expect(backend.takeOperations().isEmpty)
    }

    @Test func `the cells of a grid are its children, and its shape one of its attributes`() {
        func grid(_ rows: [[String]]) -> Node {
            let cells = rows.map { row in row.map { Node.text(.init([.init(.verbatim($0))])) } }
            return .grid(.init(horizontalSpacing: 1, verticalSpacing: 0, rows: cells))
        }
        _ = show(grid([["a", "b"], ["c", "d"]]))
        #expect(show(grid([["a", "b"], ["c", "x"]])) == [.update: 1])
        #expect(show(grid([["a", "b"], ["c", "x"], ["e", "f"]])) == [.update: 1, .make: 2, .insert: 2])
        #expect(show(grid([["a", "b", "c"], ["x", "e", "f"]])) == [.update: 1])
    }

    @Test func `a word that reads otherwise updates the widgets that say it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "reconciler-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let language = folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data("\"title\" = \"Layers\";\n\"other\" = \"Other\";".utf8).write(
            to: language.appending(path: "Localizable.strings")
        )
        let catalog = try StringCatalog(directory: folder, languages: ["en"])
        let title = PlainStringResource("title", in: catalog, development: "")
        let other = PlainStringResource("other", in: catalog, development: "")
        let view = VStack {
            Text(title.with()); Text(other.with()); Text("plain")
        }

        _ = show(view)
        #expect(container.children[0].children[0].look.hasSuffix("| Layers"))
        try catalog.update(table: "Localizable", language: "en", with: Data("\"title\" = \"Ebenen\";".utf8))
        #expect(show(view) == [.update: 1])
        #expect(container.children[0].children[0].look.hasSuffix("| Ebenen"))
        #expect(show(view).isEmpty)
    }

    @Test func `a control whose items or name differ is updated, where they are not drawn`() {
        let backend = RecordingBackend(controls: .nothing)
        let reconciler = Reconciler(backend: backend, container: container)
        func text(_ text: String) -> Node { .text(.init([.init(.verbatim(text))])) }
        var control = Node.Control(.picker, id: NodeID([]), label: text("Size"), drawing: .empty, items: [text("S")])
        reconciler.show(.control(control))
        _ = backend.takeOperations()
        control.items.append(text("M"))
        reconciler.show(.control(control))
        #expect(backend.takeOperations() == [.update: 1])
        control.accessibilityLabel = text("Size of the shirt")
        reconciler.show(.control(control))
        #expect(backend.takeOperations() == [.update: 1])
    }
}
