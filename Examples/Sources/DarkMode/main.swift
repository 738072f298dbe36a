// The heart of a talk on dark mode: components of any kind, styled by role, restyle together when the mode changes.
import Blazon

/// A component of some toolkit: a class, for example a widget. It stores nothing for its observation.
final class Row: StyleUpdatable {
    let title: String
    private(set) var background = "", text = ""

    init(_ title: String) {
        self.title = title
        observeAndUpdateStyle()
    }

    func updateStyle() {
        let palette = ThemeStore.shared.palette
        background = palette[.card].hex
        // Text is translucent until it meets the background that it is drawn on.
        text = palette[.primaryText].composited(over: palette[.card]).hex
    }
}

/// A component of the main actor, as window toolkits have them.
@MainActor final class TitleBar: @MainActor StyleUpdatable {
    private(set) var background = ""
    init() { observeAndUpdateStyle() }
    func updateStyle() { background = ThemeStore.shared.palette[.appBar].hex }
}

let rows = ["Inbox", "Sent"].map(Row.init)
let bar = TitleBar()
@MainActor func show(_ moment: String) {
    print("\(moment): bar \(bar.background)")
    for row in rows { print("  \(row.title): \(row.text) on \(row.background)") }
}

show("light")
ThemeStore.shared.scheme = .dark
show("dark")
ThemeStore.shared.update {
    $0.variant.scheme = .light
    $0.variant.contrast = .increased
}
show("light, increased contrast")

// A component that is dropped is gone: nothing has to be unregistered, and nothing is leaked.
weak var dropped: Row?
do {
    let drafts = Row("Drafts")
    dropped = drafts
}
print("dropped:", dropped == nil)
