import BlazonViews
import Testing

private enum RowHeight: EnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    fileprivate var rowHeight: Int {
        get { self[RowHeight.self] }
        set { self[RowHeight.self] = newValue }
    }

    /// Sets the theme by another name, as an app might.
    fileprivate var brand: Theme {
        get { theme }
        set { theme = newValue }
    }
}

@Suite struct EnvironmentTests {
    private struct Height: View {
        @Environment(\.rowHeight) private var height
        var body: some View { Text("\(height)") }
    }

    private let pink = Theme(id: "pink", basedOn: .system) { $0[.accent] = "#FF9EC7" }

    @Test func `a value of the app's own travels down, and the inner one wins`() {
        let view = VStack {
            Height()
            Height().environment(\.rowHeight, 2)
        }
        .environment(\.rowHeight, 3)
        #expect(view.node().texts == ["3", "2"])
        #expect(Height().node().texts == ["1"])
    }

    @Test func `a style reads the environment of the control`() {
        struct Measured: LabelStyle {
            @Environment(\.rowHeight) private var height
            func makeBody(configuration: Configuration) -> some View { Text("\(height)") }
        }
        #expect(Label("a", icon: "b").labelStyle(Measured()).environment(\.rowHeight, 4).node().texts == ["4"])
    }

    @Test func `outside of a body there are the defaults`() {
        @Environment(\.rowHeight) var height
        #expect(height == 1)
    }

    @Test func `disabled further out stays disabled`() {
        struct State: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "ready" : "busy") }
        }
        #expect(State().disabled(false).node().texts == ["ready"])
        #expect(State().disabled(false).disabled(true).node().texts == ["busy"])
        #expect(State().disabled(true).disabled(false).node().texts == ["busy"])
    }

    @Test(arguments: ["theme", "brand"])
    func `a theme for a subtree is a scope`(name: String) {
        let text = Text("a").foregroundStyle(.accent)
        let node = name == "theme" ? text.environment(\.theme, pink).node() : text.environment(\.brand, pink).node()
        #expect(node == .scope(.init(theme: pink, content: text.node())))
    }

    @Test func `a scheme for a subtree is a scope, even where it is the scheme around`() {
        let text = Text("a")
        #expect(text.environment(\.colorScheme, .light).node() == .scope(.init(scheme: .light, content: text.node())))
        #expect(
            text.environment(\.variant, .darkIncreasedContrast).node()
                == .scope(.init(scheme: .dark, contrast: .increased, content: text.node()))
        )
        #expect(
            text.environment(\.colorSchemeContrast, .standard).node()
                == .scope(.init(contrast: .standard, content: text.node()))
        )
    }

    @Test func `other values make no scope`() {
        #expect(Text("a").environment(\.rowHeight, 2).node() == Text("a").node())
    }

    @Test func `a body that reads a model of the main actor belongs to the main actor`() async {
        await MainActor.run {
            #expect(Counter(model: Model()).node().texts == ["7"])
        }
    }

    @MainActor private final class Model { var count = 7 }

    private struct Counter: @MainActor View {
        let model: Model
        @Environment(\.rowHeight) private var height
        @MainActor var body: some View { Text("\(model.count)").padding(height) }
    }

    @Test func `a modifier of the app's own changes any view, and reads the environment`() {
        struct Carded: ViewModifier {
            @Environment(\.rowHeight) private var height
            func body(content: Content) -> some View { content.padding(height).background(.card) }
        }
        #expect(
            Text("a").modifier(Carded()).environment(\.rowHeight, 2).node()
                == Text("a").padding(2).background(.card).node()
        )
    }

    @Test func `a value can be changed from what it is`() {
        #expect(
            Height().transformEnvironment(\.rowHeight) { $0 += 4 }.environment(\.rowHeight, 3).node().texts == ["7"]
        )
    }
}
