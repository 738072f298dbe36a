import Blazon
import BlazonViews

/// A label as an app has it: a style of its own, a role's colour, an attribute.
struct SampleLabel: View {
    let number: Int

    var body: some View {
        Label("Inbox", icon: "✉").labelStyle(IconLast()).foregroundStyle(number % 2 == 0 ? .accent : .secondaryText)
    }
}

/// Many of them, one below the other.
struct SampleColumn: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading) {
            for number in 0..<count { SampleLabel(number: number) }
        }
    }
}

/// A style that comes from outside of the library.
private struct IconLast: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title.bold()
            configuration.icon
        }
    }
}
