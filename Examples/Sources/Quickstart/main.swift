import BlazonRendering
import BlazonViews

struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).padding(.horizontal, 1).border(.divider)
    }
}
let inbox = Label("Inbox", icon: "✉").labelStyle(Boxed()).labelStyle(.trailingIcon)
print(inbox.rendered())  // as text; also in colour, and as a tree
ThemeStore.shared.scheme = .dark  // every component that observes its style refreshes
print(ThemeStore.shared.palette[.card])
