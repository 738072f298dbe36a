// The heart of an article on words: typed, by theme, and replaced while the program runs, without a rebuild.
import Blazon
import BlazonRendering
import BlazonStrings
import BlazonViews
import Foundation

extension Theme {
    static let yumekawa = Theme(id: "yumekawa", basedOn: .system, stringTable: "YumekawaTheme")
}

/// Words stay keys until they are drawn, so that no change can leave an old one on the screen.
struct Panel: View {
    var body: some View {
        VStack(alignment: .leading) {
            Label(L10n.localizable.panel.layer.themed, icon: "▤")
            Text(L10n.localizable.error.invalidRange.themed.with(1, 20))
        }
    }
}

L10n.catalog.languages = ["en"]
let panel = StyledComponent {
    Panel()
} onChange: { content in
    print(content.node.rendered(theme: content.theme))
}

L10n.catalog.languages = ["ja"]
ThemeStore.shared.theme = .yumekawa
ThemeStore.shared.theme = .system

// New words for one key, from a server for example. What they lack stays as it was.
L10n.catalog.languages = ["en"]
let words = Data(#""panel.layer" = "Sheets";"#.utf8)
try L10n.catalog.update(table: "Localizable", language: "en", with: words)

// What would break the program is refused, with its place.
do {
    let wrong = Data(#""error.invalid-range" = "Enter %@ to %d characters";"#.utf8)
    try L10n.catalog.update(table: "Localizable", language: "en", with: wrong)
} catch {
    print(error)
}
panel.cancel()
