// The heart of a talk on themes: an app's own themes, read through the environment, switched while the app runs.
import BlazonRendering
import BlazonViews

extension Theme {
    static let yumekawaPink = Theme(id: "yumekawa-pink", basedOn: .system) {
        $0[.accent] = .init(light: "#FF9EC7", dark: "#C2185B")
        $0[.background] = "#FFF0F6"
    }
    static let yumekawaBlue = Theme(id: "yumekawa-blue", basedOn: .yumekawaPink) {
        $0[.accent] = "#9EC7FF"
    }
}

extension Theme.Role {
    /// A role of the app's own, with a default for themes that do not know it.
    static let brush = Theme.Role("brush", default: .init(light: "#101010", dark: "#EFEFEF"))
}

struct Tool: View {
    @Environment(\.theme) private var theme
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Label("\(theme.id), \(colorScheme)", icon: "✎").foregroundStyle(.brush)
    }
}

// A view that lives: it is handed to its toolkit anew whenever it would look different, and only then.
let store = ThemeStore(bus: StyleBus())
let tool = StyledComponent(store: store) {
    Tool()
} onChange: { content in
    print("drawn with", content.palette[.brush], "by", content.node)
}
store.theme = .yumekawaPink
store.scheme = .dark

// Each listener has a stream of its own; one that was busy gets the newest change.
let changes = store.changes
store.theme = .yumekawaBlue
for await change in changes {
    print("changed from \(change.previousTheme) to \(change.theme), accent \(change.palette[.accent])")
    break
}

// A part of the interface may keep a theme of its own.
print(
    VStack(alignment: .leading) {
        Tool()
        Tool().environment(\.theme, .yumekawaPink)
        Tool().environment(\.colorScheme, .dark)
    }.rendered(theme: .yumekawaBlue)
)
tool.cancel()
