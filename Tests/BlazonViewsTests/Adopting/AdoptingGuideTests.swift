import BlazonViews
import Foundation
import Testing

/// The page on adopting Blazon shows code that is compiled and run here.
@Suite struct AdoptingGuideTests {
    private static let here = URL(filePath: #filePath).deletingLastPathComponent()
    private static let page = here.appending(path: "../../../Sources/BlazonViews/BlazonViews.docc/Adopting.md")

    @Test(arguments: ["OwnViews", "MappedNodes", "ReconciledWidgets"])
    func `the page shows the code that is run, and says how many lines it is`(name: String) throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let code = try String(contentsOf: Self.here.appending(path: "\(name).swift"), encoding: .utf8)
        let range = try #require(page.range(of: "```swift\n\(code)```\n"), "\(name).swift is not on the page as it is")
        let count = code.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) }
        #expect(page[..<range.lowerBound].hasSuffix("(\(count) lines):\n\n"), "\(name).swift has \(count) lines")
    }

    @Test func `a style of the app's draws the toolkit's own view, and may ask for the control again`() {
        struct Shouting: BadgeStyle {
            func makeBody(configuration: BadgeConfiguration) -> Drawing {
                Drawing { "!! \(Drawing.badge(configuration).draw($0)) !!" }
            }
        }
        let badge = Drawing.badge(.init(title: Drawing { _ in "Inbox" }, count: 3))
        #expect(badge.draw(StyleValues()) == "Inbox (3)")
        #expect(badge.badgeStyle(Shouting()).draw(StyleValues()) == "!! Inbox (3) !!")
        #expect(badge.badgeStyle(Shouting()).badgeStyle(Shouting()).draw(StyleValues()) == "!! !! Inbox (3) !! !!")
    }

    @Test func `a node is mapped onto what the toolkit draws`() {
        let component = StyledComponent(store: ThemeStore(bus: StyleBus())) {
            VStack {
                Text("3 new").foregroundStyle(.accent)
                Button("Open") {}
                ProgressView("Loading").progressViewStyle(.circular)
            }
            .background(.card)
            .environment(\.colorScheme, .dark)
        } onChange: { _ in
        }
        var page = Page()
        page.draw(component.content)
        #expect(page.lines.prefix(3) == ["paint #424242", "text 3 new #90CAF9", "button Open 1"])
        #expect(page.lines.contains("text Loading #FFFFFF"))
    }

    @Test func `widgets are kept like a view, and pass on what people do`() {
        final class Model {
            var count = 0
        }
        let (model, store) = (Model(), ThemeStore(bus: StyleBus()))
        let (window, backend) = (PushWidget(), PushBackend())
        let reconciler = Reconciler(backend: backend, container: window)
        let component = StyledComponent(store: store) {
            VStack {
                Button("Add") { model.count += 1 }
                Text("\(model.count)").foregroundStyle(.accent)
            }
        } onChange: {
            reconciler.show($0)
        }
        backend.send = { event, id in component.send(event, to: id) }

        let (button, text) = (window.children[0].children[0], window.children[0].children[1])
        #expect((button.children[0].text, text.text, text.color.hex) == ("Add", "0", "#1565C0"))
        button.onClick?()
        store.scheme = .dark
        #expect((text.text, text.color.hex) == ("1", "#90CAF9"))
        #expect(window.children[0].children[1] === text)
    }

    @Test @MainActor func `a backend may belong to the main actor`() {
        let window = MainWidget()
        let reconciler = Reconciler(backend: MainBackend(), container: window)
        reconciler.show(Text("a").node())
        #expect(window.children.count == 1)
    }
}

@MainActor private final class MainWidget {
    var children: [MainWidget] = []
}

@MainActor private final class MainBackend: @MainActor ReconcilerBackend {
    func make(_ node: Node, in context: NodeContext) -> MainWidget { MainWidget() }
    func update(_ widget: MainWidget, from old: Node, to new: Node, in context: NodeContext) {}
    func insert(_ child: MainWidget, into parent: MainWidget, after sibling: MainWidget?) {
        parent.children.append(child)
    }
    func move(_ child: MainWidget, in parent: MainWidget, after sibling: MainWidget?) {}
    func remove(_ child: MainWidget, from parent: MainWidget) {}
}
